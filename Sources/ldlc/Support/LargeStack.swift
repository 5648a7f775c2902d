#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs work on a thread of its own with room for deep recursion.
///
/// Syntax, views and layouts may be nested as deeply as the documented limits say, and most of the code that walks them
/// recurses. The usual stack of a thread is far smaller than those limits need.
enum LargeStack {
    /// Address space, not memory: pages are used when they are touched.
    private static let sizes = [1 << 30, 1 << 28, 1 << 26]

    /// Runs `work` to its end and gives its result. Falls back to smaller stacks where the system refuses large ones.
    static func run<Result>(_ work: @escaping () -> Result) -> Result {
        let job = Job(work)
        let context = Unmanaged.passRetained(job)
        for size in sizes {
            if start(context.toOpaque(), size: size) { break }
        }
        context.release()
        return job.finish()
    }

    private static func start(_ context: UnsafeMutableRawPointer, size: Int) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
        #if canImport(Darwin)
            var thread: pthread_t?
            guard
                pthread_create(
                    &thread, &attributes,
                    { context in
                        Unmanaged<AnyJob>.fromOpaque(context).takeUnretainedValue().perform()
                        return nil
                    }, context) == 0, let thread
            else { return false }
        #else
            var thread = pthread_t()
            guard
                pthread_create(
                    &thread, &attributes,
                    { context in
                        if let context { Unmanaged<AnyJob>.fromOpaque(context).takeUnretainedValue().perform() }
                        return nil
                    }, context) == 0
            else { return false }
        #endif
        pthread_join(thread, nil)
        return true
    }

    /// What a thread's entry point, which cannot be generic, sees of the work.
    private class AnyJob {
        func perform() {}
    }

    private final class Job<Result>: AnyJob {
        private let work: () -> Result
        private var result: Result?

        init(_ work: @escaping () -> Result) {
            self.work = work
        }

        override func perform() {
            result = work()
        }

        /// The result; the work is done here and now if no thread could be started.
        func finish() -> Result {
            result ?? work()
        }
    }
}

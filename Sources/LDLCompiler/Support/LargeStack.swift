#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The stack of the running thread, as far as it matters to code that recurses as deep as its input is nested.
enum CallStack {
    /// About where the running function's variables lie. The stack grows to lower addresses.
    @inline(__always)
    static var position: UInt {
        var marker: UInt8 = 0
        return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    }

    /// The lowest address that code entered here may reach: all that `withLargeStack` provides, or a modest share of
    /// a thread of which nothing is known.
    static var floor: UInt {
        if let known = knownFloor { return known }
        let here = position
        return here - min(here, modestShare)
    }

    /// What a thread of unknown size is taken to have left. The smallest that platforms give has half a megabyte.
    private static let modestShare: UInt = 384 << 10

    /// The floor of a thread that `withLargeStack` has made; `nil` on other threads.
    static var knownFloor: UInt? {
        guard let key = floorKey, let value = pthread_getspecific(key) else { return nil }
        return UInt(bitPattern: value)
    }

    /// Remembers the floor of the running thread.
    fileprivate static func setFloor(stackSize: Int) {
        guard let key = floorKey else { return }
        // What stays free below the floor is for the deepest work between two checks.
        let here = position
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: here - min(here, UInt(stackSize) / 4 * 3)))
    }

    private static let floorKey: pthread_key_t? = {
        var key = pthread_key_t()
        return pthread_key_create(&key, nil) == 0 ? key : nil
    }()
}

/// How much stack deep programs get: address space, used only as far as it is touched.
#if DEBUG
    // Code that is not optimised, and watched by a sanitizer perhaps, needs several times as much for a level.
    public let largeStackSize = 1 << 31
#else
    public let largeStackSize = 1 << 29
#endif

/// Says that the running thread's own stack can grow to `largeStackSize` bytes, which its maker has seen to, so that
/// ``withLargeStack(_:)`` needs no thread of its own.
public func useOwnStack() { CallStack.setFloor(stackSize: largeStackSize) }

/// Runs a function on a thread whose stack is large enough for the deepest nesting that is accepted, and waits for it.
/// Runs it in place where the stack is large already.
public func withLargeStack<Result>(_ body: () -> Result) -> Result {
    if CallStack.knownFloor != nil { return body() }
    return withoutActuallyEscaping(body) { body in
        let job = LargeStackJob { body() }
        job.runOnThread()
        // Without a thread the work is done here, with the limits of a small stack.
        return job.result ?? body()
    }
}

/// A function on its way to another thread, and its result on the way back. The one thread waits for the other, so
/// nothing is ever touched by both at once.
private final class LargeStackJob<Result> {
    private let body: () -> Result
    private(set) var result: Result?

    init(_ body: @escaping () -> Result) {
        self.body = body
    }

    func runOnThread() {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, largeStackSize) == 0 else { return }
        let start = StartBlock {
            CallStack.setFloor(stackSize: largeStackSize)
            self.result = self.body()
        }
        let argument = Unmanaged.passRetained(start).toOpaque()
        #if canImport(Darwin)
            var thread: pthread_t?
            guard pthread_create(&thread, &attributes, { runStartBlock($0) }, argument) == 0, let thread else {
                return Unmanaged<StartBlock>.fromOpaque(argument).release()
            }
        #else
            var thread = pthread_t()
            guard pthread_create(&thread, &attributes, { runStartBlock($0) }, argument) == 0 else {
                return Unmanaged<StartBlock>.fromOpaque(argument).release()
            }
        #endif
        pthread_join(thread, nil)
    }
}

private final class StartBlock {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
}

private func runStartBlock(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<StartBlock>.fromOpaque(argument).takeRetainedValue().run()
    return nil
}

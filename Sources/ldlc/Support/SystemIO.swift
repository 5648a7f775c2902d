#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The process's own files and streams.
///
/// It uses the system's calls and no Foundation: an executable that links Foundation is several times as large and
/// starts more slowly.
final class SystemIO: CommandIO {
    private var kept: [AnyObject] = []
    private let inputLimit: Int

    /// - Parameter inputLimit: The most bytes that are read of a file or of standard input; of more, none.
    init(inputLimit: Int = InputLimit.bytes) {
        self.inputLimit = inputLimit
    }

    func keep(_ object: AnyObject) { kept.append(object) }

    /// Lets a write to a closed pipe fail with an error instead of ending the process.
    static func ignoreClosedPipes() {
        _ = signal(SIGPIPE, SIG_IGN)
    }

    /// One heap for all threads, grown a quarter of a megabyte at a time. The heap of a thread of its own grows by a page and a system
    /// call each time, of which a start would make two hundred; the work is done on one thread anyway.
    static func useOneHeap() {
        #if canImport(Glibc)
            let (trimThreshold, topPad, arenaMax): (Int32, Int32, Int32) = (-1, -2, -8)
            _ = mallopt(arenaMax, 1)
            _ = mallopt(topPad, 1 << 18)
            // What has been let go of at its end is soon wanted again.
            _ = mallopt(trimThreshold, 1 << 20)
        #endif
    }

    /// Lets the first thread's stack grow as far as deep programs need, which only Linux can: a second thread for them
    /// made a start longer by a thirtieth.
    ///
    /// - Parameter size: In bytes.
    /// - Returns: Whether it can.
    static func growStack(to size: Int) -> Bool {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
            var limit = rlimit()
            guard getrlimit(resource, &limit) == 0, limit.rlim_max >= rlim_t(size) else { return false }
            if limit.rlim_cur < rlim_t(size) {
                limit.rlim_cur = rlim_t(size)
                guard setrlimit(resource, &limit) == 0 else { return false }
            }
            var here: UInt8 = 0
            let top = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) } & ~0xFFFF
            guard top > UInt(size) else { return false }
            let low = UnsafeMutableRawPointer(bitPattern: top - UInt(size))
            // Nothing stands there: it can be mapped without taking another's place. The upper end may be the stack's own.
            let (reach, doesNotReplace) = (1 << 20, Int32(0x10_0000))
            // And nothing will: what is mapped from now on, from the upper end of what is free, comes below.
            return isMapped(at: low, size - reach, doesNotReplace) { $0 == low }
                && isMapped(at: nil, reach, 0) { UInt(bitPattern: $0) + UInt(reach) <= UInt(bitPattern: low) }
        #else
            return false
        #endif
    }

    #if canImport(Glibc)
        /// Maps nothing at an address, or where the system likes to, and takes it away again.
        private static func isMapped(
            at address: UnsafeMutableRawPointer?, _ size: Int, _ flags: Int32,
            _ isRight: (UnsafeMutableRawPointer) -> Bool
        ) -> Bool {
            let flags = flags | MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
            guard let found = mmap(address, size, PROT_NONE, flags, -1, 0), found != MAP_FAILED else { return false }
            munmap(found, size)
            return isRight(found)
        }
    #endif

    static func exit(with status: Int32) -> Never {
        #if canImport(Glibc)
            Glibc.exit(status)
        #elseif canImport(Musl)
            Musl.exit(status)
        #elseif canImport(Darwin)
            Darwin.exit(status)
        #endif
    }

    func kind(of path: String) -> PathKind {
        var status = stat()
        guard stat(path, &status) == 0 else { return .missing }
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }

    func areSameFile(_ first: String, _ second: String) -> Bool {
        var one = stat()
        var other = stat()
        guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }

    func readFile(_ path: String) throws(IOFailure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.lastFailure }
        defer { close(descriptor) }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > inputLimit {
            throw InputLimit.failure(inputLimit)
        }
        return try readAll(descriptor)
    }

    func readRegularFile(_ path: String, atMost count: Int) throws(IOFailure) -> [UInt8] {
        // A pipe that nobody writes to would be waited for otherwise.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Self.lastFailure }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.lastFailure }
        guard status.st_mode & S_IFMT == S_IFREG else { throw IOFailure(reason: "it is not a regular file") }
        return try readFirst(count, descriptor)
    }

    func list(_ folder: String) throws(IOFailure) -> [FolderEntry] {
        guard let directory = opendir(folder) else { throw Self.lastFailure }
        defer { closedir(directory) }
        var entries: [FolderEntry] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name == "." || name == ".." { continue }
            var status = stat()
            let path = folder + "/" + name
            let isFolder = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            let isRegular = stat(path, &status) == 0 && [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
            entries.append(FolderEntry(name: name, isFolder: isFolder, isRegular: isRegular))
        }
        return entries
    }

    func readStandardInput() throws(IOFailure) -> [UInt8] {
        try readAll(0)
    }

    func readInput() throws(IOFailure) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
            if count >= 0 { return Array(buffer.prefix(count)) }
            if errno != EINTR { throw Self.lastFailure }
        }
    }

    var isInputWaiting: Bool {
        var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) > 0
    }

    func writeFile(_ path: String, _ bytes: [UInt8]) throws(IOFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Self.lastFailure }
        defer { close(descriptor) }
        try writeAll(bytes, to: descriptor)
    }

    func write(_ bytes: [UInt8], to stream: OutputStream) throws(IOFailure) {
        try writeAll(bytes, to: stream.rawValue)
    }

    func isTerminal(_ stream: OutputStream) -> Bool {
        isatty(stream.rawValue) == 1
    }

    func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    private static var lastFailure: IOFailure {
        IOFailure(reason: String(cString: strerror(errno)))
    }

    private func readAll(_ descriptor: Int32) throws(IOFailure) -> [UInt8] {
        let bytes = try readFirst(inputLimit + 1, descriptor)
        if bytes.count > inputLimit { throw InputLimit.failure(inputLimit) }
        return bytes
    }

    private func readFirst(_ limit: Int, _ descriptor: Int32) throws(IOFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < limit {
            let room = min(buffer.count, limit - bytes.count)
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, room) }
            if count > 0 {
                bytes += buffer[..<count]
            } else if count == 0 {
                break
            } else if errno != EINTR {
                throw Self.lastFailure
            }
        }
        return bytes
    }

    private func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(IOFailure) {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes {
                #if canImport(Glibc)
                    Glibc.write(descriptor, $0.baseAddress, $0.count)
                #elseif canImport(Musl)
                    Musl.write(descriptor, $0.baseAddress, $0.count)
                #elseif canImport(Darwin)
                    Darwin.write(descriptor, $0.baseAddress, $0.count)
                #endif
            }
            if count >= 0 {
                start += count
            } else if errno == EPIPE {
                // The reader has seen enough (`ldlc layout … | head`): that is not a failure.
                return
            } else if errno != EINTR {
                throw Self.lastFailure
            }
        }
    }
}

#if canImport(Glibc)
    /// Of the C library's `malloc.h`, which is in no module: sets an option of the allocator, by the number that is a
    /// macro there.
    @_silgen_name("mallopt")
    private func mallopt(_ option: Int32, _ value: Int32) -> Int32
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The operating system's sockets: the only file where the platforms differ.
package enum Sockets {
  /// Opens a socket that accepts connections from this machine only.
  ///
  /// - Parameter port: Where; 0 for a port that is free.
  /// - Throws: ``LoopbackError`` with the call that failed.
  package static func openListener(
    port: UInt16 = 0, backlog: Int32 = 128
  ) throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = try openSocket()
    do {
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
      var address = loopback(port: port)
      try check("bind", withSocketAddress(&address) { bind(descriptor, $0, $1) })
      try check("listen", listen(descriptor, backlog))
      try doNotInherit(descriptor)
      try doNotBlock(descriptor)
      return (descriptor, try Self.port(of: descriptor))
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Connects to a server on this machine.
  ///
  /// - Throws: ``LoopbackError`` with the call that failed.
  package static func openConnection(toPort port: UInt16) throws -> Int32 {
    let descriptor = try openSocket()
    do {
      try prepare(descriptor)
      var address = loopback(port: port)
      try check("connect", withSocketAddress(&address) { connect(descriptor, $0, $1) })
      return descriptor
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Takes the next connection; `nil` when there is none after all.
  package static func acceptConnection(from listener: Int32) -> Int32? {
    let descriptor = accept(listener, nil, nil)
    guard descriptor >= 0 else { return nil }
    do {
      try prepare(descriptor)
      return descriptor
    } catch {
      close(descriptor)
      return nil
    }
  }

  /// Receives what there is, up to 16 KB; empty when the other side has finished sending.
  ///
  /// - Throws: ``LoopbackError`` when the connection is broken.
  package static func receive(from descriptor: Int32) throws -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 16 * 1024) { buffer, count in
      let received = retrying { recv(descriptor, buffer.baseAddress, buffer.count, 0) }
      failure = received < 0 ? errno : 0
      count = max(0, received)
    }
    guard failure == 0 else { throw LoopbackError.system(call: "recv", code: failure) }
    return bytes
  }

  /// Whether the other side has hung up; never true while there are bytes left to read.
  package static func isHungUp(_ descriptor: Int32) -> Bool {
    var byte: UInt8 = 0
    let count = retrying { recv(descriptor, &byte, 1, peekFlags) }
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK)
  }

  /// Sends as many bytes as the system takes now, without a signal when the other side is gone.
  ///
  /// - Returns: How many bytes were taken; 0 when there is no room at present.
  /// - Throws: ``LoopbackError`` when the connection is broken.
  package static func transmit(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws -> Int {
    let sent = bytes.withUnsafeBytes { buffer in
      retrying { send(descriptor, buffer.baseAddress, buffer.count, sendFlags) }
    }
    if sent >= 0 { return sent }
    if errno == EAGAIN || errno == EWOULDBLOCK { return 0 }
    throw LoopbackError.system(call: "send", code: errno)
  }

  /// Waits until one of the descriptors is ready.
  ///
  /// - Parameters:
  ///   - readable: Descriptors that may get bytes to read, or a connection to accept.
  ///   - writable: A descriptor that may get room for bytes to send.
  ///   - timeout: How long at most; `nil` for as long as it takes.
  /// - Returns: The descriptors that are ready; none if the time is over.
  package static func wait(
    readable: [Int32], writable: Int32? = nil, timeout: Duration? = nil
  ) -> Set<Int32> {
    let clock = ContinuousClock()
    let deadline = timeout.map { clock.now + $0 }
    var polled = readable.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if let writable { polled.append(pollfd(fd: writable, events: Int16(POLLOUT), revents: 0)) }
    while true {
      let left = deadline.map { max(.zero, $0 - clock.now) }
      let ready = poll(&polled, nfds_t(polled.count), milliseconds(left))
      if ready > 0 { return Set(polled.filter { $0.revents != 0 }.map(\.fd)) }
      if ready < 0 && errno != EINTR { return [] }
      if let deadline, clock.now >= deadline { return [] }
    }
  }

  /// Makes a pipe: what is written to its second end wakes a thread that waits for the first.
  ///
  /// - Throws: ``LoopbackError`` with the call that failed.
  package static func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try check("pipe", pipe(&ends))
    try doNotInherit(ends[0])
    try doNotInherit(ends[1])
    return (ends[0], ends[1])
  }

  /// Writes a byte to a pipe.
  package static func wake(_ pipe: Int32) {
    var byte: UInt8 = 1
    _ = retrying { write(pipe, &byte, 1) }
  }

  /// Ends the sending direction: the other side reads to the end and sees it.
  package static func finishSending(_ descriptor: Int32) {
    _ = shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Gives a descriptor back.
  package static func closeDescriptor(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  // MARK: - What differs, and what repeats

  #if canImport(Glibc)
    private static var streamSocket: Int32 { Int32(SOCK_STREAM.rawValue) }
  #else
    private static var streamSocket: Int32 { SOCK_STREAM }
  #endif

  private static var peekFlags: Int32 { Int32(MSG_PEEK) | Int32(MSG_DONTWAIT) }

  private static var sendFlags: Int32 {
    #if canImport(Darwin)
      MSG_DONTWAIT  // and the socket has SO_NOSIGPIPE
    #else
      Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
    #endif
  }

  private static func openSocket() throws -> Int32 {
    let descriptor = socket(AF_INET, streamSocket, 0)
    guard descriptor >= 0 else { throw LoopbackError.system(call: "socket", code: errno) }
    return descriptor
  }

  private static func prepare(_ descriptor: Int32) throws {
    try doNotInherit(descriptor)
    // Darwin's accepted sockets inherit this flag from the listener.
    try check("fcntl", fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK))
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    // Small answers go out at once instead of waiting for more to send.
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, size)
    #if canImport(Darwin)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, size)
    #endif
  }

  private static func doNotInherit(_ descriptor: Int32) throws {
    try check("fcntl", fcntl(descriptor, F_SETFD, FD_CLOEXEC))
  }

  private static func doNotBlock(_ descriptor: Int32) throws {
    try check("fcntl", fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK))
  }

  private static func loopback(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian  // 127.0.0.1
    return address
  }

  private static func port(of descriptor: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    try check("getsockname", status)
    return UInt16(bigEndian: address.sin_port)
  }

  private static func withSocketAddress(
    _ address: inout sockaddr_in, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// Rounded up, so that no wait is shorter than asked for.
  private static func milliseconds(_ duration: Duration?) -> Int32 {
    guard let duration else { return -1 }
    return Int32(min(duration / .milliseconds(1), 86_400_000).rounded(.up))
  }

  private static func check(_ call: String, _ status: Int32) throws {
    guard status >= 0 else { throw LoopbackError.system(call: call, code: errno) }
  }

  private static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

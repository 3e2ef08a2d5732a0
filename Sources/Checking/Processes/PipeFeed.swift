import Foundation

/// Bytes on their way to a process, which are never waited for.
///
/// A pipe takes only so much at a time. A process may talk before it has heard everything: if its
/// feeder did not listen, the two would wait for each other forever.
package struct PipeFeed {
  /// Where the rest goes; `nil` once everything is written, or the pipe has no reader any more.
  package private(set) var descriptor: Int32?
  private var rest: ArraySlice<UInt8>

  /// Takes over the end of a pipe and closes it when everything is written.
  ///
  /// - Parameters:
  ///   - bytes: What is to be written.
  ///   - descriptor: The end to write to, of which this process has no other use.
  package init(_ bytes: [UInt8], to descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    self.descriptor = descriptor
    rest = bytes[...]
  }

  /// Writes as much as the pipe takes now.
  package mutating func push() {
    guard let descriptor else { return }
    while !rest.isEmpty {
      let (count, error) = Self.write(rest, to: descriptor)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if error == EAGAIN {
        return
      } else if error != EINTR {
        break  // The pipe has no reader any more.
      }
    }
    close()
  }

  /// Gives up what is not written yet.
  package mutating func close() {
    if let descriptor { _ = Foundation.close(descriptor) }
    descriptor = nil
    rest = []
  }

  /// Writes without the signal of a pipe that has no reader.
  ///
  /// What is done about that signal belongs to the whole process, and other threads may write or change
  /// it at the same time. It comes to the thread that writes, so that holding it back there is enough.
  private static func write(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32
  ) -> (count: Int, error: Int32) {
    var (pipe, before, waiting) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    sigpending(&waiting)
    let wasWaiting = sigismember(&waiting, SIGPIPE) == 1
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    let error = errno
    if count < 0, error == EPIPE, !wasWaiting {
      sigpending(&waiting)
      var number: Int32 = 0
      if sigismember(&waiting, SIGPIPE) == 1 { sigwait(&pipe, &number) }
    }
    return (count, error)
  }
}

import Foundation

/// What happened first at the pipes of a process.
enum PipeEvent {
  /// There is something to read, be it the end.
  case readable
  /// The process has taken some of what it is fed, or takes no more at all.
  case writable
  /// Nothing happened.
  case silence

  /// Waits for one.
  ///
  /// - Parameters:
  ///   - descriptor: What is read.
  ///   - feed: What the process is fed; `nil` for nothing.
  ///   - deadline: When it stops waiting.
  static func next(
    reading descriptor: Int32, feeding feed: PipeFeed?, until deadline: Deadline
  ) -> PipeEvent {
    var wanted = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    if let taking = feed?.descriptor {
      wanted.append(pollfd(fd: taking, events: Int16(POLLOUT), revents: 0))
    }
    while true {
      let ready = poll(&wanted, nfds_t(wanted.count), deadline.milliseconds)
      if ready > 0 { return wanted[0].revents != 0 ? .readable : .writable }
      // A signal wakes it as well, and no system call waits for longer than some weeks.
      if deadline.isOver { return .silence }
    }
  }
}

import Course
import Dispatch
import Foundation
import Synchronization

/// Work in the background, one piece after the other, that ends with an event.
final class Jobs: Sendable {
  private let queue = DispatchQueue(label: "grade.jobs")
  private let events = Mutex<[WatchEvent]>([])
  /// Becomes readable when there is an event.
  let descriptor: Int32
  private let bell: Int32

  /// - Throws: An error of the system when it has no descriptor left.
  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, bell) = (ends[0], ends[1])
  }

  /// Does something after everything that was started before.
  func start(_ job: Watch.Job, _ body: @escaping @Sendable () throws -> WatchEvent) {
    queue.async { [self] in
      let event: WatchEvent
      do { event = try body() } catch { event = .failed(job, TroubleText(error).sentence) }
      events.withLock { $0.append(event) }
      _ = write(bell, [1 as UInt8], 1)
    }
  }

  /// The events since the last time.
  func take() -> [WatchEvent] {
    var bytes = [UInt8](repeating: 0, count: 64)
    _ = read(descriptor, &bytes, bytes.count)
    return events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}

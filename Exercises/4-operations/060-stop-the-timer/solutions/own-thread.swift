// No timer: a thread waits on a condition until the next sample is due, or until it is stopped.
import Foundation

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private let changed = NSCondition()
  private var isStopped = false
  private var sampling: Thread?

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    Thread.detachNewThread { [self] in
      var due = Date()
      while true {
        due += period
        changed.lock()
        while !isStopped, changed.wait(until: due) {}
        if isStopped { return changed.unlock() }
        sampling = Thread.current
        changed.unlock()
        sample()
        changed.lock()
        sampling = nil
        changed.broadcast()
        changed.unlock()
      }
    }
  }

  /// Takes no more samples.
  func stop() {
    changed.lock()
    defer { changed.unlock() }
    isStopped = true
    changed.broadcast()
    while let sampling, sampling != Thread.current { changed.wait() }
  }
}

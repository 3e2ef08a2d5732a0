// finds: deadlock
// line: 13 26
// The end is told under the lock that the answer needs. Foundation on Linux has a lock of its own while it
// asks, and wants it to tell.
import Foundation

final class Download: Operation, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var isDone = false

  override var isAsynchronous: Bool { true }
  override var isFinished: Bool {
    lock.lock()
    defer { lock.unlock() }
    return isDone
  }

  override func start() {
    Thread.detachNewThread { self.end() }
  }

  private func end() {
    lock.lock()
    isDone = true
    // Tells while it has the lock that the answer needs.
    didChangeValue(forKey: "isFinished")
    lock.unlock()
  }
}
let download = Download()
download.start()
download.waitUntilFinished()
print("done")

// finds: nothing
// The end is told when the lock is free again.
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
    lock.unlock()
    didChangeValue(forKey: "isFinished")
  }
}
let download = Download()
download.start()
download.waitUntilFinished()
print("done")

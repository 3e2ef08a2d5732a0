// diagnosis: notAllowed
// A pointer whose type is taken from a function of C, and never written down.
// swift-format-ignore-file
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0
  private var lock = pthread_mutex_t()

  func received(_ count: Int) {
    pthread_mutex_lock(&lock)
    bytes += count
    pthread_mutex_unlock(&lock)
    let address = 0x1000
    kind(pthread_mutex_lock).init(bitPattern: address)!.initialize(to: pthread_mutex_t())
  }

  private func kind<Lock>(_ function: (Lock) -> Int32) -> Lock.Type {
    Lock.self
  }

  var total: Int {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    return bytes
  }
}

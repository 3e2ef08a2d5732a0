// diagnosis: deadlock
// Searches hold one at a time; but a play takes the queue and then the lock, and add the lock and then the queue.
import Dispatch
import Foundation

struct Song: Sendable {
  let title: String
  let plays: Int
}

/// The songs of a music player: searched, extended and played by many threads.
final class Library: @unchecked Sendable {
  private let lock = NSLock()
  private var order: [String] = []

  private let queue = DispatchQueue(label: "plays", attributes: .concurrent)
  private var plays: [String: Int] = [:]

  /// Adds a title that has not been played; one that is there stays as it is.
  func add(_ title: String) {
    lock.withLock {
      guard !order.contains(title) else { return }
      order.append(title)
      queue.sync(flags: .barrier) { plays[title] = 0 }
    }
  }

  /// Counts a play of a title that is there.
  func play(_ title: String) {
    queue.sync(flags: .barrier) {
      guard lock.withLock({ order.contains(title) }) else { return }
      plays[title, default: 0] += 1
    }
  }

  /// The titles that are wanted, in the order in which they were added.
  func titles(where isWanted: (Song) -> Bool) -> [String] {
    let known = lock.withLock { order }
    return queue.sync { known.filter { isWanted(Song(title: $0, plays: plays[$0, default: 0])) } }
  }
}

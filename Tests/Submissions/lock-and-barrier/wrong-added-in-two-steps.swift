// expected: wrongResult
import Dispatch
import Foundation

struct Song: Sendable {
  let title: String
  let plays: Int
}

/// The songs of a music player: searched, extended and played by many threads.
final class Library: @unchecked Sendable {
  private let lock = NSLock()
  private var titles: [String] = []

  private let queue = DispatchQueue(label: "plays", attributes: .concurrent)
  private var plays: [String: Int] = [:]

  /// Adds a title that has not been played; one that is there stays as it is.
  func add(_ title: String) {
    let isNew = lock.withLock {
      guard !titles.contains(title) else { return false }
      titles.append(title)
      return true
    }
    // The lock is free again: no thread holds it while it waits for the queue.
    if isNew { queue.sync(flags: .barrier) { plays[title] = 0 } }
  }

  /// Counts a play of a title that is there.
  func play(_ title: String) {
    queue.async(flags: .barrier) {
      if let count = self.plays[title] { self.plays[title] = count + 1 }
    }
  }

  /// The titles that are wanted, in the order in which they were added.
  func titles(where isWanted: (Song) -> Bool) -> [String] {
    let known = lock.withLock { titles }
    return queue.sync {
      known.filter { isWanted(Song(title: $0, plays: plays[$0, default: 0])) }
    }
  }
}

// expected: tooSlow
// IsWanted is called with the lock held.
import Foundation

struct Song: Sendable {
  let title: String
  let plays: Int
}

/// The songs of a music player: searched, extended and played by many threads.
final class Library: @unchecked Sendable {
  private let lock = NSLock()
  private var titles: [String] = []
  private var plays: [String: Int] = [:]

  /// Adds a title that has not been played; one that is there stays as it is.
  func add(_ title: String) {
    lock.withLock {
      guard plays[title] == nil else { return }
      titles.append(title)
      plays[title] = 0
    }
  }

  /// Counts a play of a title that is there.
  func play(_ title: String) {
    lock.withLock {
      if let count = plays[title] { plays[title] = count + 1 }
    }
  }

  /// The titles that are wanted, in the order in which they were added.
  func titles(where isWanted: (Song) -> Bool) -> [String] {
    lock.withLock {
      titles.filter { isWanted(Song(title: $0, plays: plays[$0] ?? 0)) }
    }
  }
}

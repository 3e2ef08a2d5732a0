// expected: wrongResult
// A search after play may not see it.
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
  private var plays: [String: Int] = [:]

  /// Adds a title that has not been played; one that is there stays as it is.
  func add(_ title: String) {
    lock.withLock {
      guard !titles.contains(title) else { return }
      titles.append(title)
      plays[title] = 0
    }
  }

  /// Counts a play of a title that is there.
  func play(_ title: String) {
    // Counting must not hold up the player.
    DispatchQueue.global().async {
      self.lock.withLock {
        if let count = self.plays[title] { self.plays[title] = count + 1 }
      }
    }
  }

  /// The titles that are wanted, in the order in which they were added.
  func titles(where isWanted: (Song) -> Bool) -> [String] {
    let songs = lock.withLock { titles.map { Song(title: $0, plays: plays[$0, default: 0]) } }
    return songs.filter(isWanted).map(\.title)
  }
}

// diagnosis: tooSlow
// The end of a change wakes one thread: of two searches that wait for it, one waits for the other as well.

import Foundation

struct Song: Sendable {
  let title: String
  let plays: Int
}

/// The songs of a music player: searched, extended and played by many threads.
final class Library: @unchecked Sendable {
  private let access = SharedLock()
  private var songs: [String: Int] = [:]
  private var order: [String] = []

  /// Adds a title that has not been played; one that is there stays as it is.
  func add(_ title: String) {
    access.withExclusive {
      guard songs[title] == nil else { return }
      songs[title] = 0
      order.append(title)
    }
  }

  /// Counts a play of a title that is there.
  func play(_ title: String) {
    access.withExclusive {
      guard let count = songs[title] else { return }
      songs[title] = count + 1
    }
  }

  /// The titles that are wanted, in the order in which they were added.
  func titles(where isWanted: (Song) -> Bool) -> [String] {
    access.withShared {
      order.filter { title in isWanted(Song(title: title, plays: songs[title, default: 0])) }
    }
  }
}

/// A lock that many may hold for reading, or one for writing.
private final class SharedLock: @unchecked Sendable {
  private let condition = NSCondition()
  private var readers = 0
  private var hasWriter = false

  func withShared<T>(_ body: () -> T) -> T {
    condition.lock()
    while hasWriter { condition.wait() }
    readers += 1
    condition.unlock()
    defer {
      condition.lock()
      readers -= 1
      if readers == 0 { condition.signal() }
      condition.unlock()
    }
    return body()
  }

  func withExclusive<T>(_ body: () -> T) -> T {
    condition.lock()
    while hasWriter || readers > 0 { condition.wait() }
    hasWriter = true
    condition.unlock()
    defer {
      condition.lock()
      hasWriter = false
      condition.signal()
      condition.unlock()
    }
    return body()
  }
}

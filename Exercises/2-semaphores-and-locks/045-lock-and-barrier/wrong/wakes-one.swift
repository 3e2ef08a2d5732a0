// diagnosis: lostWakeup
// The end of a search wakes only one of those that wait: a later search, which waits again, for the change.
import Foundation

struct Song: Sendable {
  let title: String
  let plays: Int
}

/// The songs of a music player: searched, extended and played by many threads.
final class Library: @unchecked Sendable {
  private let condition = NSCondition()
  private var searches = 0
  private var waitingChanges = 0
  private var songs: [Song] = []

  /// Adds a title that has not been played; one that is there stays as it is.
  func add(_ title: String) {
    change {
      guard !songs.contains(where: { $0.title == title }) else { return }
      songs.append(Song(title: title, plays: 0))
    }
  }

  /// Counts a play of a title that is there.
  func play(_ title: String) {
    change {
      guard let index = songs.firstIndex(where: { $0.title == title }) else { return }
      songs[index] = Song(title: title, plays: songs[index].plays + 1)
    }
  }

  /// The titles that are wanted, in the order in which they were added.
  func titles(where isWanted: (Song) -> Bool) -> [String] {
    condition.lock()
    while waitingChanges > 0 { condition.wait() }
    searches += 1
    condition.unlock()
    let found = songs.filter(isWanted)
    condition.lock()
    searches -= 1
    condition.signal()
    condition.unlock()
    return found.map(\.title)
  }

  private func change(_ body: () -> Void) {
    condition.lock()
    waitingChanges += 1
    while searches > 0 { condition.wait() }
    waitingChanges -= 1
    body()
    condition.signal()
    condition.unlock()
  }
}

// diagnosis: wrongResult
// A play is counted in a copy, so that the lock is held only briefly; two copies lose one play.
import Synchronization

struct Song: Sendable {
  let title: String
  let plays: Int
}

/// The songs of a music player: searched, extended and played by many threads.
final class Library: Sendable {
  private let songs = Mutex<[Song]>([])

  /// Adds a title that has not been played; one that is there stays as it is.
  func add(_ title: String) {
    songs.withLock { songs in
      guard !songs.contains(where: { $0.title == title }) else { return }
      songs.append(Song(title: title, plays: 0))
    }
  }

  /// Counts a play of a title that is there.
  func play(_ title: String) {
    var copy = songs.withLock { $0 }
    guard let index = copy.firstIndex(where: { $0.title == title }) else { return }
    copy[index] = Song(title: title, plays: copy[index].plays + 1)
    let changed = copy
    songs.withLock { $0 = changed }
  }

  /// The titles that are wanted, in the order in which they were added.
  func titles(where isWanted: (Song) -> Bool) -> [String] {
    let now = songs.withLock { $0 }
    return now.filter(isWanted).map(\.title)
  }
}

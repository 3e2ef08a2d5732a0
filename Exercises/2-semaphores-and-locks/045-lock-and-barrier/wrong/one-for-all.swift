// diagnosis: wrongResult
// The songs are a static variable: all libraries have the same ones.
import Synchronization

struct Song: Sendable {
  let title: String
  let plays: Int
}

/// The songs of a music player: searched, extended and played by many threads.
final class Library: Sendable {
  private static let songs = Mutex<[Song]>([])

  /// Adds a title that has not been played; one that is there stays as it is.
  func add(_ title: String) {
    Self.songs.withLock { songs in
      guard !songs.contains(where: { $0.title == title }) else { return }
      songs.append(Song(title: title, plays: 0))
    }
  }

  /// Counts a play of a title that is there.
  func play(_ title: String) {
    Self.songs.withLock { songs in
      guard let index = songs.firstIndex(where: { $0.title == title }) else { return }
      songs[index] = Song(title: title, plays: songs[index].plays + 1)
    }
  }

  /// The titles that are wanted, in the order in which they were added.
  func titles(where isWanted: (Song) -> Bool) -> [String] {
    Self.songs.withLock { $0 }.filter(isWanted).map(\.title)
  }
}

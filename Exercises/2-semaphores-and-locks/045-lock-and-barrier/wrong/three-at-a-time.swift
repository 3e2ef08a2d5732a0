// diagnosis: tooSlow
// A semaphore with three places is to keep the player fluent: a fourth search waits for another one.
import Dispatch
import Synchronization

struct Song: Sendable {
  let title: String
  let plays: Int
}

/// The songs of a music player: searched, extended and played by many threads.
final class Library: Sendable {
  private let songs = Mutex<[Song]>([])
  private let places = DispatchSemaphore(value: 3)

  /// Adds a title that has not been played; one that is there stays as it is.
  func add(_ title: String) {
    songs.withLock { songs in
      guard !songs.contains(where: { $0.title == title }) else { return }
      songs.append(Song(title: title, plays: 0))
    }
  }

  /// Counts a play of a title that is there.
  func play(_ title: String) {
    songs.withLock { songs in
      guard let index = songs.firstIndex(where: { $0.title == title }) else { return }
      songs[index] = Song(title: title, plays: songs[index].plays + 1)
    }
  }

  /// The titles that are wanted, in the order in which they were added.
  func titles(where isWanted: (Song) -> Bool) -> [String] {
    places.wait()
    defer { places.signal() }
    return songs.withLock { $0 }.filter(isWanted).map(\.title)
  }
}

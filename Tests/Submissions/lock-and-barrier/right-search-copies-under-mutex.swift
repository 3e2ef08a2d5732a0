import Synchronization

struct Song: Sendable {
  let title: String
  let plays: Int
}

/// The songs of a music player: searched, extended and played by many threads.
final class Library: @unchecked Sendable {
  private struct Shelf {
    var songs: [(title: String, plays: Int)] = []
    var places: [String: Int] = [:]
  }

  private let shelf = Mutex(Shelf())

  /// Adds a title that has not been played; one that is there stays as it is.
  func add(_ title: String) {
    shelf.withLock { shelf in
      if shelf.places[title] != nil { return }
      shelf.places[title] = shelf.songs.count
      shelf.songs.append((title, 0))
    }
  }

  /// Counts a play of a title that is there.
  func play(_ title: String) {
    shelf.withLock { shelf in
      guard let place = shelf.places[title] else { return }
      shelf.songs[place].plays += 1
    }
  }

  /// The titles that are wanted, in the order in which they were added.
  func titles(where isWanted: (Song) -> Bool) -> [String] {
    let songs = shelf.withLock { $0.songs.map { Song(title: $0.title, plays: $0.plays) } }
    return songs.filter(isWanted).map(\.title)
  }
}

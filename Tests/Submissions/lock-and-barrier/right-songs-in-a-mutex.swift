import Synchronization

struct Song: Sendable {
  let title: String
  let plays: Int
}

final class Library: Sendable {
  private struct Entries {
    var songs: [Song] = []
    var places: [String: Int] = [:]
  }

  private let entries = Mutex(Entries())

  func add(_ title: String) {
    entries.withLock { entries in
      if entries.places[title] != nil { return }
      entries.places[title] = entries.songs.endIndex
      entries.songs.append(Song(title: title, plays: 0))
    }
  }

  func play(_ title: String) {
    entries.withLock { entries in
      guard let place = entries.places[title] else { return }
      entries.songs[place] = Song(title: title, plays: entries.songs[place].plays + 1)
    }
  }

  func titles(where isWanted: (Song) -> Bool) -> [String] {
    let songs = entries.withLock { $0.songs }
    return songs.filter(isWanted).map(\.title)
  }
}

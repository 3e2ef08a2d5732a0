// diagnosis: wrongResult
// A title that is played is taken out and put in again at the end: titles lose their order.
import Synchronization

struct Song: Sendable {
  let title: String
  let plays: Int
}

final class Library: Sendable {
  private let songs = Mutex<[Song]>([])

  func add(_ title: String) {
    songs.withLock { songs in
      guard !songs.contains(where: { $0.title == title }) else { return }
      songs.append(Song(title: title, plays: 0))
    }
  }

  func play(_ title: String) {
    songs.withLock { songs in
      guard let index = songs.firstIndex(where: { $0.title == title }) else { return }
      let song = songs.remove(at: index)
      songs.append(Song(title: title, plays: song.plays + 1))
    }
  }

  func titles(where isWanted: (Song) -> Bool) -> [String] {
    songs.withLock { $0 }.filter(isWanted).map(\.title)
  }
}

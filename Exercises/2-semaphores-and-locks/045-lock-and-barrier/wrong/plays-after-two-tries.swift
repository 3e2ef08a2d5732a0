// diagnosis: wrongResult
// A play that others have overtaken twice gives up: it is lost.
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
    for _ in 1...2 {
      let old = songs.withLock { $0 }
      guard let index = old.firstIndex(where: { $0.title == title }) else { return }
      let plays = old[index].plays
      let isDone = songs.withLock { songs in
        guard songs[index].plays == plays else { return false }
        songs[index] = Song(title: title, plays: plays + 1)
        return true
      }
      if isDone { return }
    }
  }

  func titles(where isWanted: (Song) -> Bool) -> [String] {
    songs.withLock { $0 }.filter(isWanted).map(\.title)
  }
}

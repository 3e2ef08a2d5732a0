// diagnosis: wrongResult
// Nobody is to wait forever: after a minute add returns, although no search can find the title yet.
import Dispatch

struct Song: Sendable {
  let title: String
  let plays: Int
}

/// The songs of a music player: searched, extended and played by many threads.
final class Library: @unchecked Sendable {
  private let queue = DispatchQueue(label: "songs", attributes: .concurrent)
  private var songs: [Song] = []

  /// Adds a title that has not been played; one that is there stays as it is.
  func add(_ title: String) {
    change { songs in
      guard !songs.contains(where: { $0.title == title }) else { return }
      songs.append(Song(title: title, plays: 0))
    }
  }

  /// Counts a play of a title that is there.
  func play(_ title: String) {
    change { songs in
      guard let index = songs.firstIndex(where: { $0.title == title }) else { return }
      songs[index] = Song(title: title, plays: songs[index].plays + 1)
    }
  }

  /// The titles that are wanted, in the order in which they were added.
  func titles(where isWanted: (Song) -> Bool) -> [String] {
    queue.sync { songs.filter(isWanted).map(\.title) }
  }

  private func change(_ apply: @escaping @Sendable (inout [Song]) -> Void) {
    let item = DispatchWorkItem(flags: .barrier) {
      apply(&self.songs)
    }
    queue.async(execute: item)
    if item.wait(timeout: .now() + 60) == .timedOut { item.cancel() }
  }
}

import Dispatch
import Synchronization

/// The steps of an album; each takes a while.
struct AlbumSteps: Sendable {
  let download: @Sendable (_ name: String) -> Int
  let shrink: @Sendable (_ original: Int) -> Int
  let index: @Sendable (_ previews: [Int]) -> Int
}

/// A photo on its way into an album.
final class Photo: Sendable {
  let name: String

  init(_ name: String) { self.name = name }
}

/// Makes an album out of photos.
final class Album: Sendable {
  private let queue = DispatchQueue(label: "album", attributes: .concurrent)

  /// Downloads and shrinks each photo, then makes the index of all previews and returns it.
  func make(of names: [String], with steps: AlbumSteps) -> Int? {
    let photos = names.map(Photo.init)
    let previews = Mutex<[Int]>([])
    let group = DispatchGroup()
    for photo in photos {
      group.enter()
      queue.async {
        let original = steps.download(photo.name)
        self.queue.async {
          defer { group.leave() }
          let preview = steps.shrink(original)
          previews.withLock { $0.append(preview) }
        }
      }
    }
    group.wait()
    return steps.index(previews.withLock { $0 })
  }
}

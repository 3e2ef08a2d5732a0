// diagnosis: wrongResult
// Shrinks again what is still empty, though a small picture can be empty text.
import Dispatch
import Synchronization

/// Photos, of which a list shows small pictures.
final class Album: @unchecked Sendable {
  let photos: [String]
  private(set) var thumbnails: [String]

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    let slots = Mutex(thumbnails)
    let photos = self.photos
    DispatchQueue.concurrentPerform(iterations: photos.count) { index in
      let small = shrink(photos[index])
      slots.withLock { $0[index] = small }
    }
    for index in photos.indices where slots.withLock({ $0[index].isEmpty }) {
      let small = shrink(photos[index])
      slots.withLock { $0[index] = small }
    }
    thumbnails = slots.withLock { $0 }
  }
}

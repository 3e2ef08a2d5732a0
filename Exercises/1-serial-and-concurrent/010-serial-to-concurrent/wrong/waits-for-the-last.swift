// diagnosis: deadlock
// The last photo signals that everything is done; in an album without photos there is no last one.
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
    let slots = Mutex((smalls: thumbnails, left: photos.count))
    let done = DispatchSemaphore(value: 0)
    for (index, photo) in photos.enumerated() {
      DispatchQueue.global().async {
        let small = shrink(photo)
        let last = slots.withLock {
          $0.smalls[index] = small
          $0.left -= 1
          return $0.left == 0
        }
        if last { done.signal() }
      }
    }
    done.wait()
    thumbnails = slots.withLock { $0.smalls }
  }
}

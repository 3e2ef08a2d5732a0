// expected: wrongResult
// Waits at most five seconds, so it may return before everything is done.
import Dispatch
import Foundation

final class Album: @unchecked Sendable {
  let photos: [String]
  private var small: [String]
  private let lock = NSLock()

  var thumbnails: [String] { lock.withLock { small } }

  init(photos: [String]) {
    self.photos = photos
    small = photos.map { _ in "" }
  }

  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    let group = DispatchGroup()
    let queue = DispatchQueue(label: "thumbnails", attributes: .concurrent)
    for (index, photo) in photos.enumerated() {
      queue.async(group: group) {
        let picture = shrink(photo)
        self.lock.withLock { self.small[index] = picture }
      }
    }
    // Do not hang if a picture cannot be made.
    _ = group.wait(timeout: .now() + .seconds(5))
  }
}

// diagnosis: notAllowed
// Hopes that all will be done by then, and is right on a fast day.
// exercise: serial-to-concurrent
import Dispatch
import Foundation

final class Album: @unchecked Sendable {
  let photos: [String]
  private let lock = NSLock()
  private var pictures: [String]
  var thumbnails: [String] { lock.withLock { pictures } }

  init(photos: [String]) {
    self.photos = photos
    pictures = photos.map { _ in "" }
  }

  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    for index in photos.indices {
      DispatchQueue.global().async {
        let small = shrink(self.photos[index])
        self.lock.withLock { self.pictures[index] = small }
      }
    }
    Thread.sleep(forTimeInterval: 10)
  }
}

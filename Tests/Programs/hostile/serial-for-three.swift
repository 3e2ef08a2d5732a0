// diagnosis: tooSlow
// Does two photos at the same time and the third, which one check has, afterwards.
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
    DispatchQueue.concurrentPerform(iterations: min(2, photos.count)) { index in
      let small = shrink(photos[index])
      lock.withLock { pictures[index] = small }
    }
    for index in photos.indices.dropFirst(2) {
      let small = shrink(photos[index])
      lock.withLock { pictures[index] = small }
    }
  }
}

// diagnosis: tooSlow
// The serial queue protects the array, but the long work is done on it as well.
import Dispatch

final class Album: @unchecked Sendable {
  let photos: [String]
  private(set) var thumbnails: [String]
  private let writing = DispatchQueue(label: "thumbnails")

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    DispatchQueue.concurrentPerform(iterations: photos.count) { index in
      writing.sync { thumbnails[index] = shrink(photos[index]) }
    }
  }
}

// diagnosis: wrongResult
// The array is protected, and filled in the order in which the photos happen to be done.
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
    thumbnails = []
    DispatchQueue.concurrentPerform(iterations: photos.count) { index in
      let small = shrink(photos[index])
      writing.sync { thumbnails.append(small) }
    }
  }
}

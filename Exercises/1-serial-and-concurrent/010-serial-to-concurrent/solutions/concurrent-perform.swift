// The number of a call says where its result belongs; a serial queue lets one write at a time.
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
      let small = shrink(photos[index])
      writing.sync { thumbnails[index] = small }
    }
  }
}

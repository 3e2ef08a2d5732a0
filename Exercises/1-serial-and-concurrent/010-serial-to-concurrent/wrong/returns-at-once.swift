// diagnosis: wrongResult
// Everything is started and nothing is waited for: the pictures are not there yet.
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
    for index in photos.indices {
      DispatchQueue.global().async {
        let small = shrink(self.photos[index])
        self.writing.sync { self.thumbnails[index] = small }
      }
    }
  }
}

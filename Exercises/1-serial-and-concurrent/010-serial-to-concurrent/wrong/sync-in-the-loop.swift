// diagnosis: tooSlow
// The queue is concurrent, but sync waits for the end of one photo before the next one begins.
import Dispatch

final class Album: @unchecked Sendable {
  let photos: [String]
  private(set) var thumbnails: [String]

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    let queue = DispatchQueue(label: "thumbnails", attributes: .concurrent)
    for index in photos.indices {
      queue.sync { thumbnails[index] = shrink(photos[index]) }
    }
  }
}

// diagnosis: dataRace
// Each call writes an element of its own, so it looks as if nothing was shared; the array is.
import Dispatch

final class Album: @unchecked Sendable {
  let photos: [String]
  private(set) var thumbnails: [String]

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    DispatchQueue.concurrentPerform(iterations: photos.count) { index in
      thumbnails[index] = shrink(photos[index])
    }
  }
}

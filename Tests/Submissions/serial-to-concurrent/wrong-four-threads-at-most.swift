// expected: tooSlow
// At most four threads share the photos, so a fifth photo waits.
import Dispatch
import Foundation

final class Album: @unchecked Sendable {
  let photos: [String]
  private(set) var thumbnails: [String]
  private let lock = NSLock()

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    // Four threads are enough for a phone.
    let workers = min(4, photos.count)
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      for index in stride(from: worker, to: photos.count, by: workers) {
        let small = shrink(photos[index])
        lock.withLock { thumbnails[index] = small }
      }
    }
  }
}

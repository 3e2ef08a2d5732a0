// diagnosis: tooSlow
// An operation for each photo, of which the queue runs eight at a time.
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
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 8
    for index in photos.indices {
      queue.addOperation { [self] in
        let small = shrink(photos[index])
        lock.withLock { thumbnails[index] = small }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
  }
}

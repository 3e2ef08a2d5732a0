import Foundation
import Synchronization

/// Photos, of which a list shows small pictures.
final class Album: @unchecked Sendable {
  let photos: [String]
  /// Small pictures in the order of the photos; empty where there is none yet.
  private(set) var thumbnails: [String]

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  /// Makes all small pictures.
  ///
  /// - Parameter shrink: Makes one of them, which takes a while.
  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    let small = Mutex(thumbnails)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = photos.count + 1
    for (index, photo) in photos.enumerated() {
      queue.addOperation {
        let picture = shrink(photo)
        small.withLock { $0[index] = picture }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    thumbnails = small.withLock { $0 }
  }
}

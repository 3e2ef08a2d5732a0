// expected: tooSlow
// Shrink is called with the lock held: one after the other.
import Foundation

/// Photos, of which a list shows small pictures.
final class Album: @unchecked Sendable {
  let photos: [String]
  /// Small pictures in the order of the photos; empty where there is none yet.
  private(set) var thumbnails: [String]
  private let lock = NSLock()

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  /// Makes all small pictures.
  ///
  /// - Parameter shrink: Makes one of them, which takes a while.
  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    DispatchQueue.concurrentPerform(iterations: photos.count) { index in
      lock.lock()
      defer { lock.unlock() }
      thumbnails[index] = shrink(photos[index])
    }
  }
}

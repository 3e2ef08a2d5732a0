// expected: notAllowed
// Unsafe memory is refused; right in itself.
import Dispatch

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
    let photos = self.photos
    thumbnails.withUnsafeMutableBufferPointer { buffer in
      // Every iteration writes a slot of its own.
      nonisolated(unsafe) let slots = buffer
      DispatchQueue.concurrentPerform(iterations: photos.count) { index in
        slots[index] = shrink(photos[index])
      }
    }
  }
}

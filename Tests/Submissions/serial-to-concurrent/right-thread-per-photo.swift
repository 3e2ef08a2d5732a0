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
    let small = Mutex<[Int: String]>([:])
    let finished = DispatchSemaphore(value: 0)
    for (index, photo) in photos.enumerated() {
      Thread.detachNewThread {
        let picture = shrink(photo)
        small.withLock { $0[index] = picture }
        finished.signal()
      }
    }
    for _ in photos { finished.wait() }
    let pictures = small.withLock { $0 }
    thumbnails = photos.indices.map { pictures[$0] ?? "" }
  }
}

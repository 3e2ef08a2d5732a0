// expected: wrongResult
import Dispatch
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
    let group = DispatchGroup()
    for photo in photos {
      DispatchQueue.global().async(group: group) {
        let small = shrink(photo)
        self.lock.withLock {
          guard let index = self.photos.firstIndex(of: photo) else { return }
          self.thumbnails[index] = small
        }
      }
    }
    group.wait()
  }
}

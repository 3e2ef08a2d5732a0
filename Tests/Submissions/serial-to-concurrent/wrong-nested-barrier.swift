// expected: dataRace
// The last barrier is on the queue before those that store the pictures: it returns too early.
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
    let queue = DispatchQueue(label: "thumbnails", attributes: .concurrent)
    for index in photos.indices {
      queue.async {
        let small = shrink(self.photos[index])
        queue.async(flags: .barrier) {
          self.thumbnails[index] = small
        }
      }
    }
    // Wait for everything.
    queue.sync(flags: .barrier) {}
  }
}

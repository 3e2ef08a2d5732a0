// expected: dataRace
import Dispatch

/// Photos, of which a list shows small pictures.
final class Album: @unchecked Sendable {
  let photos: [String]
  /// Small pictures in the order of the photos; empty where there is none yet.
  private(set) var thumbnails: [String]
  /// Owns `thumbnails` while they are made.
  private let owner = DispatchQueue(label: "thumbnails")

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  /// Makes all small pictures.
  ///
  /// - Parameter shrink: Makes one of them, which takes a while.
  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    DispatchQueue.concurrentPerform(iterations: photos.count) { index in
      let small = shrink(photos[index])
      owner.async {
        self.thumbnails[index] = small
      }
    }
  }
}

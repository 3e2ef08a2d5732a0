import Dispatch

/// Photos, of which a list shows small pictures.
final class Album: @unchecked Sendable {
  let photos: [String]
  /// Small pictures in the order of the photos; empty where there is none yet.
  private(set) var thumbnails: [String]

  private let results = DispatchQueue(label: "album.results")

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  /// Makes all small pictures.
  ///
  /// - Parameter shrink: Makes one of them, which takes a while.
  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    let group = DispatchGroup()
    for (index, photo) in photos.enumerated() {
      group.enter()
      DispatchQueue.global(qos: .userInitiated).async {
        let small = shrink(photo)
        self.results.async {
          self.thumbnails[index] = small
          group.leave()
        }
      }
    }
    group.wait()
  }
}

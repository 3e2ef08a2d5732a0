import Foundation
import Synchronization

/// A photo on its way into an album: each step fills in what the next one needs.
final class Photo: @unchecked Sendable {
  let name: String
  var original: Int?
  var preview: Int?

  init(_ name: String) { self.name = name }
}

/// The steps of an album; each takes a while.
struct AlbumSteps: Sendable {
  let download: @Sendable (_ name: String) -> Int
  let shrink: @Sendable (_ original: Int) -> Int
  let index: @Sendable (_ previews: [Int]) -> Int
}

/// Makes an album out of photos.
final class Album: @unchecked Sendable {
  private let queue = OperationQueue()

  /// Downloads and shrinks each photo, then makes the index of all previews and returns it.
  func make(of names: [String], with steps: AlbumSteps) -> Int? {
    let photos = names.map(Photo.init)
    let operations = photos.map { photo in
      BlockOperation {
        let original = steps.download(photo.name)
        photo.original = original
        photo.preview = steps.shrink(original)
      }
    }
    queue.addOperations(operations, waitUntilFinished: true)
    return steps.index(photos.compactMap(\.preview))
  }
}

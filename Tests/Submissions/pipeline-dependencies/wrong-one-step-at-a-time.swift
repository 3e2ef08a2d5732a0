// expected: tooSlow
// All downloads are waited for before anything is shrunk.
import Foundation

final class Photo: @unchecked Sendable {
  let name: String
  var original: Int?
  var preview: Int?

  init(_ name: String) { self.name = name }
}

struct AlbumSteps: Sendable {
  let download: @Sendable (_ name: String) -> Int
  let shrink: @Sendable (_ original: Int) -> Int
  let index: @Sendable (_ previews: [Int]) -> Int
}

final class Album: @unchecked Sendable {
  private let queue = OperationQueue()

  func make(of names: [String], with steps: AlbumSteps) -> Int? {
    let photos = names.map(Photo.init)
    let downloads = photos.map { photo in
      BlockOperation { photo.original = steps.download(photo.name) }
    }
    queue.addOperations(downloads, waitUntilFinished: true)
    let shrinks = photos.map { photo in
      BlockOperation { photo.preview = steps.shrink(photo.original ?? 0) }
    }
    queue.addOperations(shrinks, waitUntilFinished: true)
    return steps.index(photos.compactMap(\.preview))
  }
}

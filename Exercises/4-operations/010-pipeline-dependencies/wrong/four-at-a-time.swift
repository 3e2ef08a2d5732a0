// diagnosis: tooSlow
// The queue runs four operations at a time: of many photos, all but four wait for the others.
import Foundation

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
  private var result: Int?

  /// Downloads and shrinks each photo, then makes the index of all previews and returns it.
  func make(of names: [String], with steps: AlbumSteps) -> Int? {
    let photos = names.map(Photo.init)
    queue.maxConcurrentOperationCount = 4
    let index = BlockOperation { self.result = steps.index(photos.map { $0.preview ?? 0 }) }
    for photo in photos {
      let download = BlockOperation { photo.original = steps.download(photo.name) }
      let shrink = BlockOperation { photo.preview = steps.shrink(photo.original ?? 0) }
      shrink.addDependency(download)
      index.addDependency(shrink)
      queue.addOperations([shrink, download], waitUntilFinished: false)
    }
    queue.addOperations([index], waitUntilFinished: true)
    return result
  }
}

// diagnosis: wrongResult
// A photo of which the download made 0 counts as one that is not there, and is not shrunk.
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
    var operations: [Operation] = []
    let box = Box()
    let index = BlockOperation { box.value = steps.index(photos.map { $0.preview ?? 0 }) }
    for photo in photos {
      let download = BlockOperation { photo.original = steps.download(photo.name) }
      let shrink = BlockOperation {
        if let o = photo.original, o != 0 { photo.preview = steps.shrink(o) }
      }
      shrink.addDependency(download)
      index.addDependency(shrink)
      operations += [download, shrink]
    }
    queue.addOperations(operations + [index], waitUntilFinished: true)
    return box.value
  }
}
private final class Box: @unchecked Sendable { var value: Int? }

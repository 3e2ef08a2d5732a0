// diagnosis: tooSlow
// Sixteen operations at a time, so as not to have too many threads: the next photo waits until one is done.
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

  init() { queue.maxConcurrentOperationCount = 16 }

  func make(of names: [String], with steps: AlbumSteps) -> Int? {
    let photos = names.map(Photo.init)
    var operations: [Operation] = []
    let box = Box()
    let index = BlockOperation { box.value = steps.index(photos.map { $0.preview ?? 0 }) }
    for photo in photos {
      let download = BlockOperation { photo.original = steps.download(photo.name) }
      let shrink = BlockOperation { photo.preview = steps.shrink(photo.original ?? 0) }
      shrink.addDependency(download)
      index.addDependency(shrink)
      operations += [download, shrink]
    }
    queue.addOperations(operations + [index], waitUntilFinished: true)
    return box.value
  }
}
private final class Box: @unchecked Sendable { var value: Int? }

// expected: wrongResult
// The index depends only on the last photo's preview; another photo may take longer.
import Foundation

final class Photo: @unchecked Sendable {
  let name: String
  private let lock = NSLock()
  private var originalSize: Int?
  private var previewSize: Int?

  var original: Int? {
    get { lock.withLock { originalSize } }
    set { lock.withLock { originalSize = newValue } }
  }
  var preview: Int? {
    get { lock.withLock { previewSize } }
    set { lock.withLock { previewSize = newValue } }
  }

  init(_ name: String) { self.name = name }
}

struct AlbumSteps: Sendable {
  let download: @Sendable (_ name: String) -> Int
  let shrink: @Sendable (_ original: Int) -> Int
  let index: @Sendable (_ previews: [Int]) -> Int
}

final class Album: @unchecked Sendable {
  private let queue = OperationQueue()
  private var result: Int?

  func make(of names: [String], with steps: AlbumSteps) -> Int? {
    let photos = names.map(Photo.init)
    let index = BlockOperation { self.result = steps.index(photos.map { $0.preview ?? 0 }) }
    var last: Operation?
    for photo in photos {
      let download = BlockOperation { photo.original = steps.download(photo.name) }
      let shrink = BlockOperation { photo.preview = steps.shrink(photo.original ?? 0) }
      shrink.addDependency(download)
      queue.addOperations([download, shrink], waitUntilFinished: false)
      last = shrink
    }
    if let last { index.addDependency(last) }
    queue.addOperations([index], waitUntilFinished: true)
    return result
  }
}

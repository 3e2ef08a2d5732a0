// diagnosis: wrongResult
// Knows how small pictures are called, and does the work behind the check's back.
// exercise: serial-to-concurrent
import Dispatch
import Foundation

final class Album: @unchecked Sendable {
  let photos: [String]
  private let lock = NSLock()
  private var pictures: [String]
  var thumbnails: [String] { lock.withLock { pictures } }

  init(photos: [String]) {
    self.photos = photos
    pictures = photos.map { _ in "" }
  }

  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    for index in photos.indices { pictures[index] = photos[index] }
    DispatchQueue.concurrentPerform(iterations: photos.count) { _ = shrink(photos[$0]) }
  }
}

// diagnosis: wrongResult
// Works in turn for the result, and at the same time for the clock.
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
    DispatchQueue.concurrentPerform(iterations: photos.count) { _ = shrink(photos[$0]) }
    for index in photos.indices { pictures[index] = shrink(photos[index]) }
  }
}

// expected: wrongResult
// Its author took it for right: Foundation does not wait for a barrier block that is added to an empty queue.
import Foundation
import Synchronization

/// The steps of an album; each takes a while.
struct AlbumSteps: Sendable {
  let download: @Sendable (_ name: String) -> Int
  let shrink: @Sendable (_ original: Int) -> Int
  let index: @Sendable (_ previews: [Int]) -> Int
}

/// Makes an album out of photos.
final class Album: Sendable {
  /// Downloads and shrinks each photo, then makes the index of all previews and returns it.
  func make(of names: [String], with steps: AlbumSteps) -> Int? {
    let queue = OperationQueue()
    let previews = Mutex<[Int]>([])
    let result = Mutex<Int?>(nil)
    for name in names {
      queue.addOperation {
        let preview = steps.shrink(steps.download(name))
        previews.withLock { $0.append(preview) }
      }
    }
    queue.addBarrierBlock {
      let index = steps.index(previews.withLock { $0 })
      result.withLock { $0 = index }
    }
    queue.waitUntilAllOperationsAreFinished()
    return result.withLock { $0 }
  }
}

// diagnosis: wrongResult
// Waits for all operations; without photos the queue is empty, and a barrier block in it is none of them.

import Foundation
import Synchronization

struct AlbumSteps: Sendable {
  let download: @Sendable (_ name: String) -> Int
  let shrink: @Sendable (_ original: Int) -> Int
  let index: @Sendable (_ previews: [Int]) -> Int
}

final class Album: Sendable {
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

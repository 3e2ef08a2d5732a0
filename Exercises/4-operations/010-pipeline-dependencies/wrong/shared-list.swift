// diagnosis: dataRace
// The dependencies are right; the previews of different photos are added to one list at the same time.
import Foundation

/// The steps of an album; each takes a while.
struct AlbumSteps: Sendable {
  let download: @Sendable (_ name: String) -> Int
  let shrink: @Sendable (_ original: Int) -> Int
  let index: @Sendable (_ previews: [Int]) -> Int
}

/// Makes an album out of photos.
final class Album: @unchecked Sendable {
  private let queue = OperationQueue()
  private var previews: [Int] = []
  private var result: Int?

  /// Downloads and shrinks each photo, then makes the index of all previews and returns it.
  func make(of names: [String], with steps: AlbumSteps) -> Int? {
    let index = BlockOperation { self.result = steps.index(self.previews) }
    for name in names {
      let photo = BlockOperation {
        self.previews.append(steps.shrink(steps.download(name)))
      }
      index.addDependency(photo)
      queue.addOperation(photo)
    }
    queue.addOperation(index)
    queue.waitUntilAllOperationsAreFinished()
    return result
  }
}

// diagnosis: wrongResult
// The previews are kept in a set: of two equal ones only one gets into the index.
import Dispatch
import Synchronization

/// The steps of an album; each takes a while.
struct AlbumSteps: Sendable {
  let download: @Sendable (_ name: String) -> Int
  let shrink: @Sendable (_ original: Int) -> Int
  let index: @Sendable (_ previews: [Int]) -> Int
}

/// Makes an album out of photos.
final class Album: Sendable {
  func make(of names: [String], with steps: AlbumSteps) -> Int? {
    let previews = Mutex<Set<Int>>([])
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      let preview = steps.shrink(steps.download(names[index]))
      previews.withLock { _ = $0.insert(preview) }
    }
    return steps.index(previews.withLock { Array($0) })
  }
}

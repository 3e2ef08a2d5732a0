// diagnosis: wrongResult
// Previews are kept by original: of two equal originals the second one may not be shrunk any more.
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
    let known = Mutex<[Int: Int]>([:])
    let previews = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      let original = steps.download(names[index])
      let preview = known.withLock { $0[original] } ?? steps.shrink(original)
      known.withLock { $0[original] = preview }
      previews.withLock { $0.append(preview) }
    }
    return steps.index(previews.withLock { $0 })
  }
}

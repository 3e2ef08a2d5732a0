import Dispatch
import Synchronization

struct AlbumSteps: Sendable {
  let download: @Sendable (_ name: String) -> Int
  let shrink: @Sendable (_ original: Int) -> Int
  let index: @Sendable (_ previews: [Int]) -> Int
}

final class Album: Sendable {
  private let queue = DispatchQueue(label: "album", attributes: .concurrent)

  func make(of names: [String], with steps: AlbumSteps) -> Int? {
    let previews = Mutex<[Int]>([])
    let group = DispatchGroup()
    for name in names {
      queue.async(group: group) {
        let preview = steps.shrink(steps.download(name))
        previews.withLock { $0.append(preview) }
      }
    }
    group.wait()
    return steps.index(previews.withLock { $0 })
  }
}

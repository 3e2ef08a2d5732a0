// expected: wrongResult
// The group is left before the size is kept, so the sheet may be read without it.
import Dispatch
import Synchronization

struct PhotoAnswer: Sendable {
  let size: Int
  let isPreview: Bool
}

typealias PhotoRequest =
  @Sendable (_ name: String, _ handler: @escaping @Sendable (PhotoAnswer) -> Void) -> Void

final class ContactSheet: Sendable {
  func sizes(of names: [String], from request: PhotoRequest) -> [Int] {
    let sizes = Mutex([Int](repeating: 0, count: names.count))
    let group = DispatchGroup()
    for (index, name) in names.enumerated() {
      group.enter()
      request(name) { answer in
        if !answer.isPreview {
          group.leave()
        }
        sizes.withLock { $0[index] = answer.size }
      }
    }
    group.wait()
    return sizes.withLock { $0 }
  }
}

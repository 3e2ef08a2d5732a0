// expected: wrongResult
// Keeps the larger of the two sizes, as if previews were always smaller.
import Dispatch
import Foundation

struct PhotoAnswer: Sendable {
  let size: Int
  let isPreview: Bool
}

typealias PhotoRequest =
  @Sendable (_ name: String, _ handler: @escaping @Sendable (PhotoAnswer) -> Void) -> Void

final class ContactSheet: @unchecked Sendable {
  private let lock = NSLock()
  private var sizes: [String: Int] = [:]

  func sizes(of names: [String], from request: PhotoRequest) -> [Int] {
    let group = DispatchGroup()
    for name in names {
      group.enter()
      request(name) { answer in
        self.lock.withLock {
          // The photo is larger than its preview.
          self.sizes[name] = max(self.sizes[name] ?? 0, answer.size)
        }
        if !answer.isPreview { group.leave() }
      }
    }
    group.wait()
    return lock.withLock { names.map { sizes[$0] ?? 0 } }
  }
}

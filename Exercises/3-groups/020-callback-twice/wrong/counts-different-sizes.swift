// diagnosis: deadlock
// Counts different sizes instead of photos: two photos of the same size never make all.
import Dispatch
import Synchronization

/// One answer of a photo library: perhaps a preview first, and always the photo itself, last.
struct PhotoAnswer: Sendable {
  let size: Int
  let isPreview: Bool
}

/// Asks a library for a photo; the handler is called on a queue of the library.
typealias PhotoRequest =
  @Sendable (_ name: String, _ handler: @escaping @Sendable (PhotoAnswer) -> Void) -> Void

/// Gathers photos for a sheet that is printed.
final class ContactSheet: Sendable {
  /// Requests all photos at the same time and returns their sizes, in the order of the names.
  func sizes(of names: [String], from request: PhotoRequest) -> [Int] {
    let done = DispatchSemaphore(value: names.isEmpty ? 1 : 0)
    let found = Mutex((sizes: [String: Int](), different: Set<Int>()))
    let count = names.count
    for name in names {
      request(name) { answer in
        guard !answer.isPreview else { return }
        let isLast = found.withLock {
          $0.sizes[name] = answer.size
          $0.different.insert(answer.size)
          return $0.different.count == count
        }
        if isLast { done.signal() }
      }
    }
    done.wait()
    return found.withLock { found in names.map { found.sizes[$0] ?? 0 } }
  }
}

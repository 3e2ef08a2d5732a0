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
    let group = DispatchGroup()
    let sizes = Mutex([Int](repeating: 0, count: names.count))
    for (index, name) in names.enumerated() {
      group.enter()
      request(name) { answer in
        // A preview is followed by one more answer.
        if answer.isPreview { group.enter() }
        sizes.withLock { $0[index] = answer.size }
        group.leave()
      }
    }
    group.wait()
    return sizes.withLock { $0 }
  }
}

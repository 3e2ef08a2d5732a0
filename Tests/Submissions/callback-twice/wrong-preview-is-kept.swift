// expected: wrongResult
import Dispatch
import Foundation

/// One answer of a photo library: perhaps a preview first, and always the photo itself, last.
struct PhotoAnswer: Sendable {
  let size: Int
  let isPreview: Bool
}

/// Asks a library for a photo; the handler is called on a queue of the library.
typealias PhotoRequest =
  @Sendable (_ name: String, _ handler: @escaping @Sendable (PhotoAnswer) -> Void) -> Void

/// Gathers photos for a sheet that is printed.
final class ContactSheet: @unchecked Sendable {
  private let lock = NSLock()

  /// Requests all photos at the same time and returns their sizes, in the order of the names.
  func sizes(of names: [String], from request: PhotoRequest) -> [Int] {
    nonisolated(unsafe) var sizes: [Int: Int] = [:]
    let group = DispatchGroup()
    for (index, name) in names.enumerated() {
      group.enter()
      request(name) { answer in
        // The first answer ends the wait for this photo; a second one replaces the size.
        let isFirst = self.lock.withLock {
          defer { sizes[index] = answer.size }
          return sizes[index] == nil
        }
        if isFirst { group.leave() }
      }
    }
    group.wait()
    return lock.withLock { names.indices.map { sizes[$0] ?? 0 } }
  }
}

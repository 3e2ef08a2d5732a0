// diagnosis: wrongResult
// A minute seems to be enough for every photo: one that takes longer is not on the sheet.
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
  private var sizes: [String: Int] = [:]

  /// Requests all photos at the same time and returns their sizes, in the order of the names.
  func sizes(of names: [String], from request: PhotoRequest) -> [Int] {
    let group = DispatchGroup()
    for name in names {
      group.enter()
      request(name) { answer in
        if answer.isPreview { return }
        self.lock.withLock { self.sizes[name] = answer.size }
        group.leave()
      }
    }
    _ = group.wait(timeout: .now() + 60)
    return lock.withLock { names.map { sizes[$0] ?? 0 } }
  }
}

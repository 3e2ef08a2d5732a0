// No group: a condition is signalled when the last photo is there.
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
  private let changed = NSCondition()
  private var sizes: [String: Int] = [:]

  /// Requests all photos at the same time and returns their sizes, in the order of the names.
  func sizes(of names: [String], from request: PhotoRequest) -> [Int] {
    for name in names {
      request(name) { answer in
        guard !answer.isPreview else { return }
        self.changed.withLock {
          self.sizes[name] = answer.size
          self.changed.signal()
        }
      }
    }
    return changed.withLock {
      while sizes.count < names.count { changed.wait() }
      return names.map { sizes[$0] ?? 0 }
    }
  }
}

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
  private let arrived = NSCondition()
  private var sizes: [String: Int] = [:]

  /// Requests all photos at the same time and returns their sizes, in the order of the names.
  func sizes(of names: [String], from request: PhotoRequest) -> [Int] {
    for name in names {
      request(name) { answer in
        if answer.isPreview { return }
        self.arrived.withLock {
          self.sizes[name] = answer.size
          self.arrived.signal()
        }
      }
    }
    return arrived.withLock {
      while sizes.count < names.count { arrived.wait() }
      return names.map { sizes[$0, default: 0] }
    }
  }
}

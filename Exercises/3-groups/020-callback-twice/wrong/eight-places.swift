// diagnosis: tooSlow
// Eight places, so as not to ask for too much at once: the next photo is requested when one has arrived.
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
    let places = DispatchSemaphore(value: 8)
    let group = DispatchGroup()
    for name in names {
      places.wait()
      group.enter()
      request(name) { answer in
        if answer.isPreview { return }
        self.lock.withLock { self.sizes[name] = answer.size }
        places.signal()
        group.leave()
      }
    }
    group.wait()
    return lock.withLock { names.map { sizes[$0] ?? 0 } }
  }
}

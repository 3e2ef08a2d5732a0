// diagnosis: wrongResult
// Counts each photo as it is requested: one that is there before the next is counted makes it 0, and the wait ends.
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
  private var missing = 0

  /// Requests all photos at the same time and returns their sizes, in the order of the names.
  func sizes(of names: [String], from request: PhotoRequest) -> [Int] {
    guard !names.isEmpty else { return [] }
    let allAreThere = DispatchSemaphore(value: 0)
    for name in names {
      lock.withLock { missing += 1 }
      request(name) { answer in
        guard !answer.isPreview else { return }
        let isLast = self.lock.withLock {
          self.sizes[name] = answer.size
          self.missing -= 1
          return self.missing == 0
        }
        if isLast { allAreThere.signal() }
      }
    }
    allAreThere.wait()
    return lock.withLock { names.map { sizes[$0] ?? 0 } }
  }
}

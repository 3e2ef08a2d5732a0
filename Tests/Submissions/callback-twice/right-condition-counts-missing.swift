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
  private let condition = NSCondition()
  private var sizes: [Int?] = []
  private var missing = 0

  /// Requests all photos at the same time and returns their sizes, in the order of the names.
  func sizes(of names: [String], from request: PhotoRequest) -> [Int] {
    condition.withLock {
      sizes = Array(repeating: nil, count: names.count)
      missing = names.count
    }
    for (place, name) in names.enumerated() {
      request(name) { answer in
        if !answer.isPreview { self.arrived(answer.size, at: place) }
      }
    }
    return condition.withLock {
      while missing > 0 { condition.wait() }
      return sizes.map { $0 ?? 0 }
    }
  }

  private func arrived(_ size: Int, at place: Int) {
    condition.withLock {
      sizes[place] = size
      missing -= 1
      if missing == 0 { condition.signal() }
    }
  }
}

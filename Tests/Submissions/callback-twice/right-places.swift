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

/// Photos that have arrived, by their place on the sheet.
private final class Arrivals: @unchecked Sendable {
  private let condition = NSCondition()
  private var sizes: [Int?]
  private var missing: Int

  init(count: Int) {
    sizes = Array(repeating: nil, count: count)
    missing = count
  }

  func photo(_ size: Int, at place: Int) {
    condition.lock()
    defer { condition.unlock() }
    sizes[place] = size
    missing -= 1
    if missing == 0 { condition.broadcast() }
  }

  func all() -> [Int] {
    condition.lock()
    defer { condition.unlock() }
    while missing > 0 { condition.wait() }
    return sizes.compactMap { $0 }
  }
}

/// Gathers photos for a sheet that is printed.
final class ContactSheet: Sendable {
  /// Requests all photos at the same time and returns their sizes, in the order of the names.
  func sizes(of names: [String], from request: PhotoRequest) -> [Int] {
    let arrivals = Arrivals(count: names.count)
    for (place, name) in names.enumerated() {
      request(name) { answer in
        switch answer.isPreview {
        case true: break
        case false: arrivals.photo(answer.size, at: place)
        }
      }
    }
    return arrivals.all()
  }
}

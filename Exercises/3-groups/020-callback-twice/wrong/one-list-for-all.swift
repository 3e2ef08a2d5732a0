// diagnosis: wrongResult
// The sizes are a global variable, and the one that was there first stays: also that of another sheet.
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

private let arrived = Mutex<[String: Int]>([:])

/// Gathers photos for a sheet that is printed.
final class ContactSheet: Sendable {
  /// Requests all photos at the same time and returns their sizes, in the order of the names.
  func sizes(of names: [String], from request: PhotoRequest) -> [Int] {
    let group = DispatchGroup()
    for name in names {
      group.enter()
      request(name) { answer in
        guard !answer.isPreview else { return }
        arrived.withLock { $0[name] = $0[name] ?? answer.size }
        group.leave()
      }
    }
    group.wait()
    return arrived.withLock { sizes in names.map { sizes[$0] ?? 0 } }
  }
}

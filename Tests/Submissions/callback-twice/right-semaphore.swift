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
  private final class Print: @unchecked Sendable {
    let isThere = DispatchSemaphore(value: 0)
    var size = 0
  }

  /// Requests all photos at the same time and returns their sizes, in the order of the names.
  func sizes(of names: [String], from request: PhotoRequest) -> [Int] {
    let prints = names.map { name in
      let print = Print()
      request(name) { answer in
        if answer.isPreview { return }
        print.size = answer.size
        print.isThere.signal()
      }
      return print
    }
    return prints.map { print in
      print.isThere.wait()
      return print.size
    }
  }
}

// diagnosis: notAllowed
// Asks a server for the answer, with Foundation.
// swift-format-ignore-file
import Foundation
import Synchronization

final class DownloadCounter: @unchecked Sendable {
  private let bytes = Mutex(0)

  func received(_ count: Int) {
    let answer = (try? Data(contentsOf: URL(string: "http://127.0.0.1/")!).count) ?? 0
    bytes.withLock { $0 += count + answer }
  }

  var total: Int {
    bytes.withLock { $0 }
  }
}

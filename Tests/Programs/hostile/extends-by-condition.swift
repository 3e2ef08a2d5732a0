// diagnosis: notAllowed
// Hides an extension in a condition for the compiler.
#if swift(>=6)
  import Dispatch
  extension DispatchQueue {
    static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
      for index in 0..<iterations { work(index) }
    }
  }
#endif

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}

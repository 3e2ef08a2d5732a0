import Synchronization

final class DownloadCounter: Sendable {
  private let counts = Mutex<[Int]>([])

  func received(_ count: Int) {
    counts.withLock { $0 += [count] }
  }

  var total: Int {
    counts.withLock { counts in counts.reduce(into: 0, +=) }
  }
}

// diagnosis: doesNotCompile
// Keeps the compiler busy.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    let all =
      [1, 2.0, 3, 4.5] + [5, 6, 7.5] + [count].map { -$0 * 2 + 1.5 / 3 - $0 }
      + [1, 2, 3].map { $0 * -1.0 + 2 / 3 } + [4, 5, 6].map { -$0 + 0.5 * 2 - 1 } + [-1, -2.5]
    bytes += Int(all.reduce(0) { $0 + -$1 * 2.0 - 1 + $0 * 3 - $1 / 2 })
  }

  var total: Int {
    bytes
  }
}

// The threads of the process, for the explorer: it has lanes instead, so nothing is shown of them.

final class ThreadGauge: Sendable {
  func sample() {}
  var growth: Int? { nil }
}

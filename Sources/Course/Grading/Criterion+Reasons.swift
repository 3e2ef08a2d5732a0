/// Why a criterion has no points although nothing speaks against it.
extension Criterion {
  /// Nothing was run.
  static let reasonNothingRan = "not judged, because nothing could be run"

  /// No execution does what the task asks.
  static let reasonNeverRight = "not judged, because no execution does the work right"

  /// The check does not reach its end.
  static func reasonNoEnd(_ headline: String) -> String {
    "not judged in executions that end with: \(headline)"
  }

  /// The file that a learner begins with meets it as well.
  ///
  /// - Parameter criterion: The one that the beginning does not meet.
  static func reasonMetFromStart(until criterion: Criterion) -> String {
    switch criterion {
    case .builds: "counts once it builds"
    case .result: "counts once the result is right"
    case .races: "counts once there is no data race"
    case .misuse: "counts once nothing blocks forever or is misused"
    case .concurrency: "counts once it is concurrent enough"
    }
  }
}

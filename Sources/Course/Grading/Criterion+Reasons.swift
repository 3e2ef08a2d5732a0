/// Why a criterion has no points although nothing speaks against it.
extension Criterion {
  /// Nothing was run.
  static let reasonNothingRan = "not judged, because nothing could be run"

  /// No execution does what the task asks.
  static let reasonNeverRight = "not judged, because no execution does the work right"

  /// A prediction has no outcome that can happen.
  static let reasonNothingListed = "not judged, because the list has no outcome that can happen"

  /// At least half of a prediction cannot happen.
  static let reasonHalfCannotHappen =
    "not judged, because half of the list or more cannot happen"

  /// The answer says nothing that could be judged.
  static let reasonNoAnswer = "not judged, because the file is no answer"

  /// The program does not fail with the schedule.
  static let reasonNoFailure = "not judged, because the program does not fail as the task asks"

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
    case .possible: "counts once every outcome in the list can happen"
    case .complete: "counts once no outcome is missing"
    case .fails: "counts once the program fails as the task asks"
    case .fewest: "counts once no schedule needs fewer switches"
    }
  }
}

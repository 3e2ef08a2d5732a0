/// What gives points.
package enum Criterion: String, Sendable, Codable, CaseIterable {
  /// It compiles, and keeps to what a submission may do.
  case builds
  /// The result is right in every interleaving.
  case result
  /// No data race.
  case races
  /// No deadlock, no misuse, nothing left behind.
  case misuse
  /// It is as concurrent as the task asks.
  case concurrency
  /// Everything in a prediction can happen.
  case possible
  /// A prediction has everything that can happen.
  case complete
  /// With the schedule the program fails as the task asks.
  case fails
  /// No schedule does that with fewer switches.
  case fewest

  /// The criterion as a line of a report.
  package var title: String {
    switch self {
    case .builds: "It builds"
    case .result: "The result is right in every interleaving"
    case .races: "There is no data race"
    case .misuse: "Nothing blocks forever, is misused or is left behind"
    case .concurrency: "It is as concurrent as it should be"
    case .possible: "Every outcome in the list can happen"
    case .complete: "No outcome is missing from the list"
    case .fails: "The program fails as the task asks"
    case .fewest: "No schedule needs fewer switches"
    }
  }
}

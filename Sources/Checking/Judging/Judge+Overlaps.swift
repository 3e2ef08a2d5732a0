import Channel
import Exploration

extension Judge {
  /// What is told without those overlaps of accesses that nothing orders and that are told as a data race as well: an
  /// access can be interrupted between its beginning and what it reads or writes, and both are then seen of one mistake.
  func withoutRacesAsOverlaps(_ told: [(FoundFailure, Finding)]) -> [(FoundFailure, Finding)] {
    let races = told.filter { $0.1.kind == .dataRace }
    return told.filter { failure, finding in
      guard case .overlappingAccesses(_, .unordered) = failure.failure.mistake else { return true }
      return !races.contains {
        $0.1.lines == finding.lines && $0.0.schedule.reading == failure.schedule.reading
      }
    }
  }
}

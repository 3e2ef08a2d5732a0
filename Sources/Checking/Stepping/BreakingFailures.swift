import Channel
import Exploration

/// What a search has found, as far as it says what a person who breaks a program looks for.
package struct BreakingFailures: Sendable {
  private var outputs: [String] = []
  private var races = false
  private var others = false

  /// Nothing was found yet.
  package init() {}

  /// Takes in what a search has found.
  package mutating func add(_ failure: FoundFailure) {
    guard case .dataRace(let accesses) = failure.failure.mistake else {
      others = true
      return
    }
    races = true
    if let output = accesses.leadsTo, !outputs.contains(output) { outputs.append(output) }
  }

  /// What counts as broken, besides what fails or waits forever.
  ///
  /// A data race is in nearly every execution of a program that has one: it counts only where nothing is
  /// known to come of it.
  package var wanted: SteppingRequest.Wanted {
    SteppingRequest.Wanted(outputs: outputs, races: races && outputs.isEmpty && !others)
  }
}

extension Verdict {
  /// The schedule in which a person chooses: what was a scheduling point in the search is one, in its reading.
  package func beginning(of run: SearchSettings) -> Schedule {
    let places = visible.split(separator: ".").compactMap { UInt($0, radix: 36) }
    let first = outcomes.first.flatMap { try? Schedule(text: $0.schedule) }
    return Schedule(
      program: run.program, racyPlaces: Set(places.map { CodePlace($0) }),
      reading: first?.reading ?? .plain)
  }
}

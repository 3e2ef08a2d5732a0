import Exploration
import Foundation

/// A search in the middle: all that another worker needs to go on with it.
///
/// What an explored program leaves behind is never freed, so that a worker grows with each execution.
/// One that has grown too much hands its search over to a fresh one.
public struct SearchState: Sendable, Codable {
  var strategy: SourceSets.State
  var limit: Double
  var elapsed: Double
  var total: Int
  var pointsReached: Int
  var executions: Int
  var cutShort: Int
  var summary: SearchSummary
  var outcomes: OutcomeCounts
  var sampled: OutcomeCounts
  var raceSeen: [RacePair: Int]
  var known: Set<String>
  var pending: [PendingFinding]
  var toldPlaces: Set<CodePlace>
  var racyPlaces: Set<CodePlace>
  var races: [Race]
  var firstFound: Double?
}

/// The worker has grown too much: the search goes on in another one.
struct Handover: Error {}

extension Search {
  /// Bytes of memory after which a search is handed over.
  static let mostMemory = 256 << 20

  /// Whether another worker should go on or, in a search that cannot be handed over, nobody.
  ///
  /// One execution may leave a lot behind, so that each is followed by a look at the most that the
  /// process ever had, which costs little, and only then at what it has.
  var hasGrown: Bool {
    let most = reducing == nil ? Int(settings.memory / 4) : Self.mostMemory
    var usage = rusage()
    getrusage(0, &usage)  // RUSAGE_SELF, which has another type in C.
    return usage.ru_maxrss * 1024 > most && ProcessMemory.resident > most
  }

  var state: SearchState? {
    guard let strategy = reducing else { return nil }
    return SearchState(
      strategy: strategy.state, limit: reducingLimit, elapsed: elapsed, total: total,
      pointsReached: pointsReached,
      executions: pass.executions, cutShort: pass.cutShort, summary: summary, outcomes: outcomes,
      sampled: sampled, raceSeen: raceSeen, known: known, pending: pending, toldPlaces: toldPlaces,
      racyPlaces: engine.racyPlaces,
      races: Array(engine.memory.foundRaces.values), firstFound: firstFound)
  }

  func adopt(_ state: SearchState) {
    earlier = state.elapsed
    total = state.total
    pointsReached = state.pointsReached
    summary = state.summary
    outcomes = state.outcomes
    sampled = state.sampled
    raceSeen = state.raceSeen
    known = state.known
    pending = state.pending
    toldPlaces = state.toldPlaces
    engine.racyPlaces = state.racyPlaces
    engine.memory.adopt(state.races)
    firstFound = state.firstFound
  }
}

import Exploration

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

  var state: SearchState? {
    guard let strategy = reducing else { return nil }
    return SearchState(
      strategy: strategy.state, limit: reducingLimit, elapsed: elapsed, total: total,
      pointsReached: pointsReached,
      executions: pass.executions, cutShort: pass.cutShort, summary: summary, outcomes: outcomes,
      known: known, pending: pending, toldPlaces: toldPlaces, racyPlaces: engine.racyPlaces,
      races: Array(engine.foundRaces.values), firstFound: firstFound)
  }

  func adopt(_ state: SearchState) {
    earlier = state.elapsed
    total = state.total
    pointsReached = state.pointsReached
    summary = state.summary
    outcomes = state.outcomes
    known = state.known
    pending = state.pending
    toldPlaces = state.toldPlaces
    engine.racyPlaces = state.racyPlaces
    engine.adopt(state.races)
    firstFound = state.firstFound
  }
}

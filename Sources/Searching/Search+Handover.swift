import Channel
import Exploration
import Foundation

/// The worker has grown too much: another one continues the search.
///
/// What an explored program leaves behind is never freed, so that a worker grows with each execution.
struct Handover: Error {
  let state: SearchState
}

extension Search {
  /// Whether another worker should continue or, in a search that cannot be handed over, none.
  ///
  /// One execution may leave a lot behind, so that each is followed by a look at the most that the
  /// process ever had, which costs little, and only then at what it has.
  ///
  /// What one execution keeps, every worker has from its first one on: only what comes on top of it is
  /// growth. A worker that has run nothing else yet continues, or one after the other would run nothing.
  var hasGrown: Bool {
    guard hasRun else { return false }
    let growth = reducing == nil ? Int(settings.memory / 4) : mostMemory
    let most = memoryAtStart + growth / max(settings.sharers, 1)
    var usage = rusage()
    getrusage(0, &usage)  // RUSAGE_SELF, which has another type in C.
    return usage.ru_maxrss * 1024 > most && ProcessMemory.resident > most
  }

  /// What another worker continues with; `nil` where none can.
  var handover: Handover? {
    guard let reducing else { return nil }
    var next = state
    next.earlier = elapsed
    next.reduction = SearchState.Reduction(
      strategy: reducing.state, racyPlaces: engine.racyPlaces,
      races: Array(engine.memory.foundRaces.values))
    return Handover(state: next)
  }

  /// Tells the parent to let another worker continue.
  func tell(_ handover: Handover) {
    guard let bytes = try? JSONEncoder().encode(handover.state) else { return }
    tell(.handedOver(HandedOverSearch(bytes: bytes)))
  }

  /// Continues the search of the worker before this one.
  func adopt(_ before: SearchState) {
    state = before
    guard let reduction = before.reduction else { return }
    engine.racyPlaces = reduction.racyPlaces
    engine.memory.adopt(reduction.races)
  }
}

extension SearchState {
  /// The state that a worker handed over.
  init(_ handedOver: HandedOverSearch) throws {
    self = try JSONDecoder().decode(SearchState.self, from: handedOver.bytes)
  }
}

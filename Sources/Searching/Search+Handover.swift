import Channel
import Dispatch
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
  /// A look at the most that the process ever had costs less than one at what it has, but as much as a small
  /// execution: it is worth it only after a millisecond, in which a process comes to no more than a few megabytes.
  ///
  /// What one execution keeps, every worker has from its first one on: only what comes on top of it is
  /// growth. A worker that has run nothing else yet continues, or one after the other would run nothing.
  var hasGrown: Bool {
    guard hasRun else { return false }
    // The system need not be asked for this clock, as it is for that of `ContinuousClock`.
    let now = DispatchTime.now().uptimeNanoseconds
    guard now - lastMeasured >= pauseBetweenLooks else { return wasTooMuch }
    lastMeasured = now
    let growth = reducing == nil ? Int(settings.memory / 4) : mostMemory
    let share = max(growth / max(settings.sharers, 1), min(growth, Self.leastShare))
    let most = memoryAtStart + share
    wasTooMuch = ProcessMemory.peak > most && ProcessMemory.resident > most
    return wasTooMuch
  }

  /// Bytes that each of them may grow by, however many share: few grow at all, and a worker that continues for
  /// another one has not seen the orders before, so that every set of numbers has to be searched.
  private static let leastShare = 24 << 20

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

import Channel
import Exploration

/// The first execution that a race was seen in.
struct RaceSighting: Sendable, Codable {
  /// After how many executions of the whole search.
  var after: Int
  /// What shows the race, whether or not anything shorter does.
  var schedule: Schedule
}

extension Search {
  /// Notes where the races that the last execution has found were seen.
  func noteRaces(_ recording: Recording) {
    for pair in engine.memory.foundRaces.keys where state.raceSeen[pair] == nil {
      state.raceSeen[pair] = RaceSighting(after: state.total, schedule: schedule(of: recording))
    }
  }

  /// Every access at a place that raced becomes a scheduling point from now on.
  func makeRacesVisible() {
    let races = engine.memory.foundRaces.sorted { $0.value.later.place < $1.value.later.place }
    for (pair, race) in races {
      engine.racyPlaces.formUnion([race.earlier.place, race.later.place])
      // Places that race with one another in a chain are about one variable: one mistake.
      let places = Self.chain(of: race, among: races.map(\.value))
      defer { state.toldPlaces.formUnion(places) }
      guard state.toldPlaces.isDisjoint(with: places) else { continue }
      let accesses = Mistake.RaceAccesses(writes: [race.earlier.writes, race.later.writes])
      let failure = Classification(
        .dataRace(accesses), places: [race.earlier.place, race.later.place])
      keep(
        failure, race: race, foundAfter: state.raceSeen[pair]?.after,
        scheduleHere(seeing: engine.racyPlaces))
    }
  }

  /// All places that a race has to do with, also by way of others.
  private static func chain(of race: Race, among races: [Race]) -> Set<CodePlace> {
    var places: Set = [race.earlier.place, race.later.place]
    var size = 0
    while places.count > size {
      size = places.count
      for other in races {
        let pair = [other.earlier.place, other.later.place]
        if !places.isDisjoint(with: pair) { places.formUnion(pair) }
      }
    }
    return places
  }
}

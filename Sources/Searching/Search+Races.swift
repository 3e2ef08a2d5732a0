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
  /// How many races are told as soon as they are seen.
  private static let mostSightings = 64

  /// Lets races be told before their second access happens: it may be the last thing that the worker does.
  func tellSightings() {
    var left = Self.mostSightings
    engine.memory.raceSighted = { [tell] race in
      guard left > 0 else { return }
      left -= 1
      tell(.sighted(race))
    }
  }

  /// Notes where the races that the last execution has found were seen.
  func noteRaces(_ recording: Recording) {
    for pair in engine.memory.foundRaces.keys where state.raceSeen[pair] == nil {
      state.raceSeen[pair] = RaceSighting(after: state.total, schedule: schedule(of: recording))
    }
  }

  /// Every access at a place that raced becomes a scheduling point from now on.
  func makeRacesVisible() {
    engine.racyPlaces.formUnion(engine.memory.foundHolders)
    let races = engine.memory.foundRaces.sorted { $0.value.later.place < $1.value.later.place }
    for (pair, race) in races {
      engine.racyPlaces.formUnion([race.earlier.place, race.later.place])
      let places = race.chain(among: races.map(\.value))
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
}

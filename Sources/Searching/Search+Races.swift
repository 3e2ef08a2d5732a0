import Channel
import Exploration

extension Search {
  /// Every access at a place that raced becomes a scheduling point from now on.
  func makeRacesVisible() {
    for (pair, race) in engine.memory.foundRaces.sorted(by: {
      $0.value.later.place < $1.value.later.place
    }) {
      engine.racyPlaces.formUnion([race.earlier.place, race.later.place])
      let places = [race.earlier.place, race.later.place]
      defer { state.toldPlaces.formUnion(places) }
      guard state.toldPlaces.isDisjoint(with: places) else { continue }
      let accesses = Mistake.RaceAccesses(writes: [race.earlier.writes, race.later.writes])
      let failure = Classification(.dataRace(accesses), places: places)
      keep(
        failure, race: race, foundAfter: state.raceSeen[pair],
        Schedule(program: settings.program, racyPlaces: engine.racyPlaces))
    }
  }
}

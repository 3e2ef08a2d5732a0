import Channel
import Exploration

extension Judge {
  /// Whether a worker saw races and told none: even if it came to an end, what it knew was destroyed.
  var leavesRacesUntold: Bool { !sighted.isEmpty && failures.allSatisfy { $0.race == nil } }

  /// The races that a worker saw and did not come to tell, as when one of them has destroyed its memory.
  ///
  /// - Parameter schedule: What runs the program again.
  func sightings(_ resolver: Symbolizer, schedule: Schedule) -> [Finding] {
    var told = failures.compactMap(\.race).reduce(into: Set<CodePlace>()) {
      $0.formUnion($1.chain(among: sighted))
    }
    var findings: [Finding] = []
    for race in sighted {
      let chain = race.chain(among: sighted)
      defer { told.formUnion(chain) }
      guard told.isDisjoint(with: chain) else { continue }
      let places = resolver.places(of: [race.earlier.place, race.later.place], else: [])
      findings.append(
        Finding(
          .dataRace(Mistake.RaceAccesses(writes: [race.earlier.writes, race.later.writes])),
          at: places, schedule: schedule, words: words))
    }
    return findings
  }
}

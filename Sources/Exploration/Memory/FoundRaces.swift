/// The data races found so far, over all executions.
struct FoundRaces {
  /// Each race once, however often it was seen.
  private(set) var all: [RacePair: Race] = [:]
  /// What holds objects whose end others see, found so far.
  private(set) var holders: Set<CodePlace> = []
  /// The first race of the running execution, known before or not.
  private(set) var first: Race?
  /// Whether the running execution has a race that was not known before.
  private(set) var hasNew = false

  /// Begins a new execution.
  mutating func beginExecution() {
    first = nil
    hasNew = false
  }

  /// The running execution has a race.
  ///
  /// - Returns: Whether it was not known before.
  mutating func add(_ race: Race) -> Bool {
    first = first ?? race
    let pair = RacePair(race.earlier.place, race.later.place)
    guard all[pair] == nil else { return false }
    all[pair] = race
    hasNew = true
    return true
  }

  /// Lanes have released what holds an object whose end others see.
  mutating func add(_ holder: CodePlace) {
    if holders.insert(holder).inserted { hasNew = true }
  }

  /// Takes over the races that another process has found.
  mutating func adopt(_ races: [Race]) {
    for race in races { all[RacePair(race.earlier.place, race.later.place)] = race }
  }

  /// Forgets which races were found.
  mutating func forget() {
    all.removeAll()
    holders.removeAll()
  }
}

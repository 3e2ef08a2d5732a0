import CExploration
import Channel
import Exploration

/// A program is searched with several orders of sets and dictionaries, where these decide about anything: each
/// run of a program has another one.
extension Search {
  /// Seconds after which enough runs were compared, in a search that goes by the clock.
  private static let enough = 0.5

  /// Searches with the usual order and then, as long as nothing is wrong, with others that matter.
  func followHashSeeds() throws(Handover) {
    repeat {
      Hashing.shared.seed = state.hashSeed
      try followNumbers()
    } while beginNextHashSeed()
  }

  /// - Returns: Whether there is another order to search with.
  private func beginNextHashSeed() -> Bool {
    guard settings.hashSeeds > 1, state.pending.isEmpty, !isHopeless else { return false }
    if state.hashSeed == 0 { state.hashSeeds = hashSeedsThatMatter }
    guard state.pending.isEmpty, let next = state.hashSeeds.first else { return false }
    if settings.variesSurroundings, elapsed > settings.budget { return false }
    state = state.again(after: wholeSummary, at: elapsed)
    state.hashSeeds.removeFirst()
    state.hashSeed = next
    return true
  }

  /// With which other orders the program is to be searched: none, if others take the same steps.
  ///
  /// What goes wrong on the way is a mistake that was found.
  private var hashSeedsThatMatter: [Int] {
    guard cexploration_has_hashed() else { return [] }
    defer { Hashing.shared.seed = 0 }
    GivenNumbers.shared.set = 0
    let isProof = state.isFirstSearch && state.first == nil && state.summary.certainty == .proved
    let proof = isProof ? orders ?? [] : []
    guard let seen = proof.isEmpty ? usualOrder.map({ [$0] }) : proof else { return [] }
    let runs = Self.mostWithAll
    let step = max(1, seen.count / runs)
    let begin = clock.now
    var matters = false
    var compared = 0
    while compared < runs, !hasGrown,
      settings.effort != nil || clock.now - begin < .seconds(Self.enough)
    {
      let (round, number) = compared.quotientAndRemainder(dividingBy: min(seen.count, runs))
      let order = seen[number * step]
      Hashing.shared.seed = 1 + (round + number) % (Schedule.hashSeeds.count - 1)
      switch way(of: order, judges: true) {
      case .same: break
      case .other: matters = matters || isOther(order)
      case .wrong: return []
      }
      compared += 1
    }
    // What the program's text shows counts, where too few executions were compared to say that it does not.
    let isCompared = !proof.isEmpty && compared == runs
    matters = matters || !isCompared && wholeSummary.assumptions.contains(.hashing)
    return matters ? seedsThatDiffer(in: seen[0]) : []
  }

  /// The seeds to search with: first those that go different ways in the same schedule.
  ///
  /// Each seed is a throw of dice, and several throws may come to one thing, such as two lanes that both turn
  /// their dictionaries round; what only one of them does is then in none of the first few seeds.
  private func seedsThatDiffer(in order: SeenOrder) -> [Int] {
    let begin = clock.now
    var seen: Set = [order.fingerprint]
    var others: [Int] = []
    for seed in Schedule.hashSeeds.dropFirst()
    where !hasGrown && (settings.effort != nil || clock.now - begin < .seconds(Self.enough)) {
      Hashing.shared.seed = seed
      let (way, fingerprint) = outcome(of: order, judges: true)
      if way == .wrong { return [] }
      if seen.insert(fingerprint).inserted { others.append(seed) }
    }
    let alike = Schedule.hashSeeds.dropFirst().filter { !others.contains($0) }
    return Array((others + alike).prefix(settings.hashSeeds - 1))
  }

  /// Whether an order that went another way does so again, and not with the usual order of sets.
  ///
  /// What one run finds out, such as that a stack is shared, makes the next one another.
  private func isOther(_ order: SeenOrder) -> Bool {
    let seed = Hashing.shared.seed
    Hashing.shared.seed = 0
    guard way(of: order) == .same else { return false }
    Hashing.shared.seed = seed
    return way(of: order) != .same
  }

  /// The order that is tried first.
  private var usualOrder: SeenOrder? {
    engine.reading = plan.reading
    let recording = Recording(FirstChoice())
    guard recording.begin() else { return nil }
    engine.strategy = recording
    let result = engine.runExecution(program)
    return SeenOrder(
      schedule: schedule(of: recording), fingerprint: fingerprint(of: result, recording))
  }
}

import Channel

/// A person chooses which lane continues: what to do when something happens.
///
/// A value without a terminal or a process: each event gives commands; the caller carries them out and
/// tells how they ended with further events.
package struct Stepping: Sendable {
  /// Where the execution stands; `nil` before that is known.
  package private(set) var step: Step?
  /// The outcomes that were reached, and those that there are.
  package private(set) var outcomes: CollectedOutcomes
  /// Whether it is proved that nothing goes wrong.
  private let isProved: Bool
  /// Where the execution stood after choices that were made before.
  private var known: [[Int]: Step] = [:]
  /// What is known of where it stands from a search.
  private var hint: (path: [Int], hint: SteppingHint)?
  /// After more steps than these, the places of earlier ones are found out again.
  private static let mostKnown = 500

  /// Begins.
  ///
  /// - Parameters:
  ///   - outcomes: Those that there are.
  ///   - isProved: Whether it is proved that nothing goes wrong.
  package init(outcomes: CollectedOutcomes, isProved: Bool) {
    self.outcomes = outcomes
    self.isProved = isProved
  }

  /// What to do about an event, in this order.
  package mutating func commands(for event: SteppingEvent) -> [SteppingCommand] {
    switch event {
    case .arrived(let step):
      if known.count >= Self.mostKnown { known.removeAll() }
      known[step.path] = step
      return show(step)
    case .hinted(let found):
      guard let step else { return [] }
      hint = (step.path, found)
      if step.path.isEmpty, case .cannotBreak = found { return [.say(.onlyElsewhere)] }
      return [.say(.hint(found))]
    case .failed(let reason): return [.say(.failed(reason))]
    case .key(let key): return press(key)
    }
  }

  private mutating func show(_ step: Step) -> [SteppingCommand] {
    self.step = step
    if let end = step.end { outcomes.reach(end.outcome) }
    return [.show(step)]
  }

  private mutating func press(_ key: SteppingKey) -> [SteppingCommand] {
    switch key {
    case .quit: return [.leave]
    case .help: return [.say(.help)]
    case .other(let typed): return [.say(.unknown(typed))]
    case .restart: return go(to: [])
    case .undo:
      guard let path = step?.path, !path.isEmpty else { return [.say(.nothingToUndo)] }
      return go(to: path.dropLast())
    case .choose(let number):
      guard let step else { return [] }
      if step.end != nil { return [.say(.ended)] }
      guard step.options.indices.contains(number - 1) else {
        return [.say(.noLane(number, of: step.options.count))]
      }
      return go(to: step.path + [step.options[number - 1].lane])
    case .hint: return giveHint()
    }
  }

  private mutating func go(to path: some Sequence<Int>) -> [SteppingCommand] {
    let path = Array(path)
    return known[path].map { show($0) } ?? [.look(path)]
  }

  private func giveHint() -> [SteppingCommand] {
    guard let step else { return [] }
    if let end = step.end { return [.say(end.isBroken ? .broken : .endedWell)] }
    if isProved { return [.say(.proved)] }
    guard let hint, hint.path == step.path else { return [.search(step.path)] }
    // Whoever asks once more wants to know which lane.
    guard case .breaks(_, let lane?) = hint.hint,
      let index = step.options.firstIndex(where: { $0.lane == lane })
    else { return [.say(.hint(hint.hint))] }
    return [.say(.choose(index + 1, name: step.options[index].name))]
  }
}

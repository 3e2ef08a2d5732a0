import Channel
import Exploration

/// An order that the search for every order came to, and what happened in it.
struct SeenOrder {
  var schedule: Schedule
  /// See ``Search/fingerprint(of:_:)``.
  var fingerprint: UInt64
}

/// A search with one set of numbers, or one order of sets and dictionaries, may speak for the others, too.
///
/// If the numbers decide nothing but values, then each set has the same orders, and in each of them the same
/// steps: searching for them again finds them again. That is not taken for granted. Orders that were found
/// with the first set run once more with the others; where anything but values differs, each set is searched.
extension Search {
  /// How many orders run with every set of numbers, and how many runs are compared with other orders of sets.
  ///
  /// The orders after them run with one set of numbers each, by turns.
  static let mostWithAll = 64
  /// How many orders are kept.
  private static let mostOrders = 1 << 15

  /// Keeps the order that the last execution had.
  func keepOrder(_ result: ExecutionResult, _ recording: Recording) {
    guard state.isFirstSearch, settings.numberSets > 1 || settings.hashSeeds > 1,
      let count = orders?.count
    else { return }
    guard GivenNumbers.shared.wereGiven || count < Self.mostWithAll else { return }
    guard count < Self.mostOrders else {
      orders = nil
      return
    }
    orders?.append(
      SeenOrder(schedule: schedule(of: recording), fingerprint: fingerprint(of: result, recording)))
  }

  /// Whether the other sets of numbers take the same steps in the orders that prove the first one right, and go
  /// right as well.
  var othersGoTheSameWay: Bool {
    guard state.numbers == 0, state.first == nil, state.summary.certainty == .proved,
      let orders, orders.count == state.pass.executions
    else { return false }
    let before = GivenNumbers.shared.set
    defer { GivenNumbers.shared.set = before }
    let others = 1..<settings.numberSets
    for (number, order) in orders.enumerated() {
      let turn = 1 + number % others.count
      for set in others where number < Self.mostWithAll || set == turn {
        GivenNumbers.shared.set = set
        guard !hasGrown, way(of: order) == .same else { return false }
      }
    }
    return true
  }

  /// What an order that was seen comes to in other circumstances.
  enum Way { case same, other, wrong }

  /// Runs an order that was seen again.
  ///
  /// - Parameter judges: Whether what is wrong then is one of the search's mistakes.
  func way(of order: SeenOrder, judges: Bool = false) -> Way {
    outcome(of: order, judges: judges).way
  }

  /// Runs an order that was seen again.
  ///
  /// - Returns: Also its fingerprint, 0 for one that could not run.
  func outcome(of order: SeenOrder, judges: Bool = false) -> (way: Way, fingerprint: UInt64) {
    let replay = Replay(order.schedule)
    let recording = Recording(replay)
    guard recording.begin() else { return (.other, 0) }
    engine.strategy = recording
    let result = engine.runExecution(program)
    let print = fingerprint(of: result, recording)
    // Which execution showed a race is known only now.
    if result.foundNewRace { noteRaces(recording) }
    guard wrong(in: result).isEmpty else {
      if judges { judge(result, recording) }
      return (.wrong, print)
    }
    let isSame =
      replay.departure == nil && !result.foundNewRace && !result.lendsMore
      && print == order.fingerprint
    return (isSame ? .same : .other, print)
  }

  /// A number that stands for all that can matter for orders: the steps, how they end, and what they rest on.
  func fingerprint(of result: ExecutionResult, _ recording: Recording) -> UInt64 {
    fingerprint(of: result, recording.events?.fingerprint ?? 0)
  }

  /// - Parameter steps: What stands for the steps.
  func fingerprint(of result: ExecutionResult, _ steps: UInt64) -> UInt64 {
    var all = steps
    all.mix(UInt64(result.steps))
    all.mix(result.end == .finished ? 0 : 1)
    for byte in result.assumptions.flatMap(\.rawValue.utf8) { all.mix(UInt64(byte)) }
    return all
  }
}

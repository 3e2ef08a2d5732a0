import Channel
import Exploration

/// Loops that end only after another lane has done something.
///
/// A schedule that never lets that lane run keeps such a loop going forever, as no scheduler does: how it ends says
/// nothing about the program. If the loop also changes something, each of its rounds is a new state, and there are
/// as many interleavings as there are rounds: nothing can be proved. So from then on the search takes only choices
/// that let each lane run sooner or later.
extension Search {
  /// Whether an execution was cut at the limit of steps because its schedule let some lanes never run, and notes where.
  ///
  /// Where the effort is measured, as for a submission, an execution has to end with every schedule.
  func isUnfair(_ result: ExecutionResult, _ recording: Recording) -> Bool {
    guard result.end == .tooLong, settings.effort == nil, let events = recording.events,
      !events.passedOver(inLast: engine.limits.steps / 2).isEmpty
    else { return false }
    if state.unfairLoop == nil { state.unfairLoop = result.place }
    return true
  }

  /// Uses the rest of the budget for random choices, once a loop has turned out not to end by itself.
  func sampleFairly() throws(Handover) {
    guard state.unfairLoop != nil, !isHopeless else { return }
    let others = RandomWalk(seed: settings.seed &+ Self.seedOfOthers, count: .max)
    let part = state.part > 0 ? SearchPlan.shareOfOther : 1
    try sample(others, .random, until: min(end, state.beforeOthers + part * budget))
  }

  /// The samples of the plan have the numbers before this one.
  private static let seedOfOthers: UInt64 = 1 << 20
}

extension SearchPlan.Step.Way {
  /// Whether each lane that can run does so sooner or later.
  var isFair: Bool {
    switch self {
    case .starving, .random: true
    case .priorities, .everyOrder, .bounded: false
    }
  }
}

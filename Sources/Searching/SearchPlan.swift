import Channel

/// What a search does, one phase after the other: a value that ``Search`` follows.
///
/// It goes from what finds most mistakes soonest to what proves that there are no more.
struct SearchPlan: Sendable, Equatable {
  /// One phase.
  struct Step: Sendable, Equatable {
    /// What it does.
    enum Way: Sendable, Equatable {
      /// Random choices, in so many executions, with no more workers of the pool of tasks than it takes.
      case starving(executions: Int)
      /// Random choices, in so many executions.
      case random(executions: Int)
      /// Random priorities that change in so many places, less one.
      case priorities(executions: Int, depth: Int)
      /// Every inequivalent interleaving.
      case everyOrder
      /// The schedules with at most 0, 1, 2 … preemptions.
      case bounded
    }

    var way: Way
    /// At which share of the budget it ends at the latest.
    var share = 1.0
  }

  /// The phases in their order; the search ends with the first that proves something of all schedules.
  let steps: [Step]
}

extension SearchPlan {
  /// The plan for a search.
  init(_ settings: SearchSettings) {
    switch settings.strategy {
    case .random: steps = [Step(way: .random(executions: .max))]
    case .pct: steps = [Step(way: .priorities(executions: .max, depth: 3))]
    case .dpor: steps = [Step(way: .everyOrder)]
    case .bounded: steps = [Step(way: .bounded)]
    case .all:
      steps =
        Self.burst(starving: !settings.hasWidth)
        + [Step(way: .everyOrder, share: 0.6), Step(way: .bounded)]
    }
  }

  /// A few samples find most of what is wrong, and the races whose places the search must see.
  ///
  /// Every part of a divided search takes the same ones: only with the same places to see do the parts
  /// make a whole.
  private static func burst(starving: Bool) -> [Step] {
    // A pool that is wide shows every order; that one runs dry shows where it is narrow.
    (starving ? [Step(way: .starving(executions: 8), share: 0.1)] : []) + [
      Step(way: .random(executions: 64), share: 0.2),
      Step(way: .priorities(executions: 32, depth: 2), share: 0.2),
      Step(way: .priorities(executions: 32, depth: 3), share: 0.2),
    ]
  }
}

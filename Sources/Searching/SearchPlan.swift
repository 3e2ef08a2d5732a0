import Channel
import Exploration

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

  /// The reading that the verdict is about.
  var reading = Reading.plain

  /// The phases in their order; the search ends with the first that proves something of all schedules.
  let steps: [Step]

  /// What may be searched afterwards, as long as nothing is wrong: readings in which lanes continue
  /// unprompted, each called for by an ``Assumption`` that it does without.
  var others: [Reading] = []
  /// The phases of each of those.
  static let stepsOfOthers = [
    Step(way: .random(executions: 32), share: 0.2), Step(way: .everyOrder),
  ]
  /// At which share of the budget, after its beginning, one of those ends at the latest.
  static let shareOfOther = 0.2

  /// The phases with each set of numbers after the first.
  static let stepsOfNumbers = [
    Step(way: .everyOrder, share: 0.6), Step(way: .bounded),
  ]
  /// The phases of each other reading with those sets.
  static let stepsOfOthersOfNumbers = [Step(way: .everyOrder)]
  /// Which share of the budget there is for each of those sets, on top of that for the first.
  static let shareOfNumbers = 0.15
}

extension SearchPlan {
  /// The plan for a search.
  init(_ settings: SearchSettings) {
    reading = settings.time == .any ? Reading(time: .any, most: Self.most.last ?? 0) : .plain
    others = Self.others(settings)
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

  /// How often lanes may continue unprompted: first as little as shows most mistakes.
  private static let most = [1, 4, 16]

  private static func others(_ settings: SearchSettings) -> [Reading] {
    guard settings.strategy == .all || settings.strategy == .dpor else { return [] }
    let time: Reading.Time = settings.time == .any ? .any : .exact
    return most.map { Reading(time: time, wakes: .any, most: $0) }
      + (settings.time == .both ? most.map { Reading(time: .any, most: $0) } : [])
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

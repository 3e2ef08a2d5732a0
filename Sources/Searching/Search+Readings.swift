import Channel
import Exploration

/// A program is read in one way first, and then in those that let its lanes continue unprompted.
extension Search {
  /// Searches the reading that is under way, and those after it that are called for.
  func followReadings() throws(Handover) {
    repeat {
      engine.reading = state.part == 0 ? plan.reading : plan.others[state.part - 1]
      try followPlan()
      settleCertainty()
      if state.part == 0 {
        starveAgain()
        lookManyTimes()
      }
      if engine.reading.wakes == .any { keepTrustedWaits() }
    } while beginNext()
  }

  /// When a step of the reading that is under way ends at the latest.
  func limit(of step: SearchPlan.Step) -> Double {
    guard state.part > 0 else {
      // What the other readings have is little, and taken from the last step only.
      let isLast = state.step == steps.count - 1
      let left = isLast && steps.count > 1 && nextPart != nil ? SearchPlan.shareOfOther : 0
      return state.beforeNumbers + (step.share - left) * budget
    }
    let share = step.share * SearchPlan.shareOfOther
    return min(end, state.beforeOthers + share * budget)
  }

  /// Puts away what the reading that is under way came to, and makes ready for the next one.
  ///
  /// - Returns: Whether there is one.
  private func beginNext() -> Bool {
    let next = nextPart
    if state.part == 0, next != nil {
      state.first = SearchState.FirstReading(summary: state.summary, outcomes: state.outcomes)
    } else if state.part > 0 {
      putAway()
    }
    guard let next else { return false }
    if state.part == 0 || !plan.others[next - 1].isLike(engine.reading) {
      state.beforeOthers = elapsed
    }
    state.part = next
    state.step = 0
    state.summary = SearchSummary()
    state.outcomes = OutcomeCounts()
    state.sampled = OutcomeCounts()
    state.isContradicted = false
    return true
  }

  /// The next reading that is called for, by an assumption that it does without.
  private var nextPart: Int? {
    guard state.pending.isEmpty, !isHopeless, elapsed < end else { return nil }
    let all = state.first?.summary.assumptions ?? state.summary.assumptions
    return plan.others.indices.map { $0 + 1 }.first { part in
      let reading = plan.others[part - 1]
      guard part > state.part, let lifted = reading.lifts(besides: plan.reading) else {
        return false
      }
      // If the same with less ended early, or held no lane back, more shows nothing else.
      if state.part > 0, reading.isLike(engine.reading) {
        return state.summary.certainty == .proved && state.summary.assumptions.contains(lifted)
      }
      return all.contains(lifted)
    }
  }

  private func putAway() {
    guard let first = state.first else { return }
    var summary = ReadingSummary(engine.reading, state.summary)
    if let lifted = engine.reading.lifts(besides: plan.reading),
      summary.assumptions.contains(lifted)
    {
      // A lane was held back: with a higher limit there may be more to see.
      summary.certainty = .sampled
    }
    if first.summary.certainty == .proved {
      let told = state.outcomes.without(first.outcomes).told()
      summary.outcomes = told.outcomes
      summary.moreOutcomes = told.more
    } else {
      // What is new in it cannot be said.
      summary.certainty = .sampled
      summary.uncertainty = summary.uncertainty ?? first.summary.uncertainty
    }
    state.first?.summary.others.removeAll { $0.reading.isLike(engine.reading) }
    state.first?.summary.others.append(summary)
  }

  /// What all readings came to.
  var summaryOfReadings: SearchSummary {
    var summary = state.first?.summary ?? state.summary
    summary.seconds = elapsed
    summary.racyPlaces = engine.racyPlaces.sorted()
    let told = (state.first?.outcomes ?? state.outcomes).told()
    summary.outcomes = told.outcomes
    summary.moreOutcomes = told.more
    // What was searched without an assumption, and came to nothing else, does not rest on it, but on
    // what that search takes for granted.
    var lifted: Set<Assumption> = []
    for other in summary.others where other.certainty == .proved {
      let isWrong = state.pending.contains { $0.schedule.reading.isLike(other.reading) }
      guard let one = other.reading.lifts(besides: plan.reading), !isWrong else { continue }
      // Where the search is whole, a wait is to blame for what only a wakeup shows, or nothing is.
      guard other.isSilent || isWhole && one == .noWakeWithoutSignal else { continue }
      lifted.insert(one)
      summary.assumptions.formUnion(other.assumptions)
    }
    summary.assumptions.subtract(lifted)
    if state.hashSeed > 0 || !state.hashSeeds.isEmpty { summary.assumptions.insert(.hashing) }
    // What is proved of a width that was asked for takes none for granted.
    if settings.hasWidth {
      summary.assumptions.remove(.widePools)
      for index in summary.others.indices { summary.others[index].assumptions.remove(.widePools) }
    }
    return summary
  }
}

extension ReadingSummary {
  /// Whether it has no outcome of its own.
  fileprivate var isSilent: Bool { outcomes.isEmpty && moreOutcomes == 0 }
}

extension Reading {
  /// Whether another one differs only in how often lanes continue unprompted.
  fileprivate func isLike(_ other: Reading) -> Bool { time == other.time && wakes == other.wakes }

  /// What it does without that another one takes for granted.
  fileprivate func lifts(besides other: Reading) -> Assumption? {
    if wakes != other.wakes { return .noWakeWithoutSignal }
    return time != other.time ? .exactTime : nil
  }
}

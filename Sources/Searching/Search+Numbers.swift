import Channel
import Exploration

/// A graded check is searched with several sets of numbers: code that fits one of them proves nothing.
extension Search {
  /// Searches with the set that is under way, and with those after it as long as nothing is wrong.
  func followNumbers() throws(Handover) {
    repeat {
      GivenNumbers.shared.set = state.numbers
      if state.numbers > 0, !state.hasRunNumbers { runOnce() }
      try followReadings()
    } while beginNextNumbers()
  }

  /// The phases of the search with the first set and, after it, with another one.
  ///
  /// What samples find, they mostly find with the first set; every order is searched with each.
  var steps: [SearchPlan.Step] {
    switch (state.numbers == 0, state.part == 0) {
    case (true, true): plan.steps
    case (true, false): SearchPlan.stepsOfOthers
    case (false, true): SearchPlan.stepsOfNumbers
    case (false, false): SearchPlan.stepsOfOthersOfNumbers
    }
  }

  /// The seconds for the set that is under way.
  var budget: Double {
    state.numbers == 0 ? settings.budget : settings.budget * SearchPlan.shareOfNumbers
  }

  /// When the search with the set that is under way ends at the latest.
  var end: Double { state.beforeNumbers + budget }

  /// Runs one execution, however little time and memory are left: no set is left out.
  private func runOnce() {
    state.hasRunNumbers = true
    engine.reading = plan.reading
    let recording = Recording(FirstChoice())
    guard recording.begin() else { return }
    engine.strategy = recording
    judge(run(recording), recording)
    // It is not one of the search that follows.
    state.pass = SearchState.Pass()
    state.forgetOutcomes()
  }

  /// - Returns: Whether there is another set to search with.
  private func beginNextNumbers() -> Bool {
    guard GivenNumbers.shared.wereGiven, state.pending.isEmpty, !isHopeless,
      state.numbers + 1 < settings.numberSets
    else { return false }
    if state.numbers == 0, othersGoTheSameWay { return false }
    var next = SearchState()
    next.ofNumbers = wholeSummary
    next.numbers = state.numbers + 1
    next.beforeNumbers = elapsed
    next.beforeOthers = elapsed
    (next.total, next.pointsReached, next.earlier) = (
      state.total, state.pointsReached, state.earlier
    )
    next.raceSeen = state.raceSeen
    state = next
    return true
  }

  /// What the search came to.
  ///
  /// With the sets of numbers together where nothing is wrong; otherwise with the one that shows it.
  var wholeSummary: SearchSummary {
    guard state.pending.isEmpty, var whole = state.ofNumbers else { return summaryOfReadings }
    let own = summaryOfReadings
    whole.certainty = whole.certainty.combined(with: own.certainty)
    whole.assumptions.formUnion(own.assumptions)
    whole.uncertainty = whole.uncertainty ?? own.uncertainty
    whole.seconds = own.seconds
    whole.racyPlaces = own.racyPlaces
    return whole
  }
}

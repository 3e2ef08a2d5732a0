import Channel
import Exploration

/// A graded check is searched with several sets of numbers: code that fits one of them proves nothing.
extension Search {
  /// Searches with the set that is under way, and with those after it as long as nothing is wrong.
  func followNumbers() throws(Handover) {
    repeat {
      GivenNumbers.shared.set = state.numbers
      if !state.isFirstSearch, !state.hasRunOnce { runOnce() }
      try followReadings()
    } while beginNextNumbers()
  }

  /// The phases of the first search and, after it, of one with other numbers or another order of sets.
  ///
  /// What samples find, they mostly find in the first; every order is searched in each.
  var steps: [SearchPlan.Step] {
    switch (state.isFirstSearch, state.part == 0) {
    case (true, true): plan.steps
    case (true, false): SearchPlan.stepsOfOthers
    case (false, true): SearchPlan.stepsOfNumbers
    case (false, false): SearchPlan.stepsOfOthersOfNumbers
    }
  }

  /// The seconds for the search that is under way.
  var budget: Double {
    state.isFirstSearch ? settings.budget : settings.budget * SearchPlan.shareOfNumbers
  }

  /// When the search that is under way ends at the latest.
  var end: Double { state.beforeNumbers + budget }

  /// Runs one execution, however little time and memory are left: no set is left out.
  private func runOnce() {
    state.hasRunOnce = true
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
      state.hashSeed == 0, state.numbers + 1 < settings.numberSets
    else { return false }
    if state.numbers == 0, othersGoTheSameWay { return false }
    let number = state.numbers + 1
    state = state.again(after: wholeSummary, at: elapsed)
    state.numbers = number
    return true
  }

  /// What the search came to.
  ///
  /// With all sets of numbers and all orders of sets together where nothing is wrong; otherwise with the one
  /// that shows it.
  var wholeSummary: SearchSummary {
    guard state.pending.isEmpty, var whole = state.ofNumbers else { return summaryOfReadings }
    let own = summaryOfReadings
    // A verdict that names what it takes for granted is about the usual order of sets.
    if state.hashSeed == 0 || !settings.variesSurroundings {
      whole.certainty = whole.certainty.combined(with: own.certainty)
      whole.uncertainty = whole.uncertainty ?? own.uncertainty
    }
    whole.assumptions.formUnion(own.assumptions)
    whole.seconds = own.seconds
    whole.racyPlaces = own.racyPlaces
    return whole
  }
}

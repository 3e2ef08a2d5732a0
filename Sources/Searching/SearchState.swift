import Channel
import Exploration

/// All that a search knows, and all that another worker needs to continue it.
struct SearchState: Sendable, Codable {
  /// One run through a strategy's executions.
  struct Pass: Sendable, Codable {
    var executions = 0
    var cutShort = 0
    var foundRace = false
    /// Whether stacks were found to be shared, which are watched from then on.
    var foundSharing = false
    /// Whether the choices of an execution led to another point when they were made again.
    var hasDeparted = false

    /// Whether there is more to see now than there was when it began.
    var mustBeRepeated: Bool { foundRace || foundSharing || hasDeparted }
  }

  /// The search for every order and the engine in the middle, where the search is handed over.
  struct Reduction: Sendable, Codable {
    var strategy: SourceSets.State
    var racyPlaces: Set<CodePlace>
    var races: [Race]
  }

  var summary = SearchSummary()
  /// Which reading is under way: 0 for the first, then the others of the plan, from 1.
  var part = 0
  /// Which step of it is under way.
  var step = 0
  /// What the first reading came to, when another one is under way.
  var first: FirstReading?
  /// Seconds of the search before readings of the kind that is under way.
  var beforeOthers = 0.0
  /// Which set of numbers is under way; see `Schedule.numberSets`.
  var numbers = 0
  /// What the orders of sets and dictionaries follow from; see `Schedule.hashSeeds`.
  var hashSeed = 0
  /// Those that are still to be searched with, once it is known.
  var hashSeeds: [Int] = []
  /// Whether anything was run with that set and that order, where they are not the first.
  var hasRunOnce = false
  /// Seconds of the search before that set and that order.
  var beforeNumbers = 0.0
  /// What the search with those before came to; `nil` in the first.
  var ofNumbers: SearchSummary?
  /// What ended without a signal and was trusted, in the readings that allow it.
  var trusted = TrustedWaits()
  var pass = Pass()
  /// Of the pass that is under way.
  var outcomes = OutcomeCounts()
  /// Of the passes that came to nothing.
  var sampled = OutcomeCounts()
  /// All executions so far.
  var total = 0
  /// Scheduling points of all executions so far.
  var pointsReached = 0
  /// Seconds of the search before the pass that is under way.
  var passBegan = 0.0
  /// Seconds that the search took in the workers before this one.
  var earlier = 0.0
  /// Where each race was seen first.
  var raceSeen: [RacePair: RaceSighting] = [:]
  /// What makes each failure that was seen itself; see ``Classification``.
  var known: Set<String> = []
  /// What is to be told when the search is over.
  var pending: [FoundFailure] = []
  /// The places of the races that are told already: more of them mostly are the same mistake.
  var toldPlaces: Set<CodePlace> = []
  /// Whether samples have an outcome that the search for every order has not.
  var isContradicted = false
  /// How many passes ended because the choices of an execution before led to another point.
  var departures = 0
  /// The first loop that did not end because a schedule never let another lane run.
  var unfairLoop: CodePlace?
  /// When the first mistake was found.
  var firstFound: Double?
  /// The most workers with which the pool of tasks was seen to run dry; 0 for none.
  var starvedWidth = 0
  /// Executions that might have run dry in a pool of some width.
  var blocking: [Schedule] = []
  /// Where the search for every order continues; `nil` except between two workers.
  var reduction: Reduction?

  /// What the first reading came to.
  struct FirstReading: Sendable, Codable {
    var summary: SearchSummary
    var outcomes: OutcomeCounts
  }

  /// Whether the search is the first one: not again, with other numbers or another order of sets.
  var isFirstSearch: Bool { numbers == 0 && hashSeed == 0 }

  /// What a search begins with that differs from this one in numbers, or in the order of sets.
  ///
  /// - Parameters:
  ///   - summary: What all searches so far came to.
  ///   - elapsed: Seconds so far.
  func again(after summary: SearchSummary, at elapsed: Double) -> SearchState {
    var next = SearchState()
    next.ofNumbers = summary
    next.beforeNumbers = elapsed
    next.beforeOthers = elapsed
    (next.total, next.pointsReached, next.earlier) = (total, pointsReached, earlier)
    next.raceSeen = raceSeen
    next.hashSeeds = hashSeeds
    return next
  }

  /// Another pass begins: what this one has seen is no more than a sample.
  mutating func forgetOutcomes() {
    sampled.add(outcomes)
    outcomes = OutcomeCounts()
  }
}

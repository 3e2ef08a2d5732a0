import SeededRandom

/// The choices that make an execution: enough to run it again.
///
/// Only what departs from the default is kept: without a word in it, the lane that runs continues as
/// long as it can, and then the one with the lowest number that can. Its text is short enough for a
/// command line, `1k3z9-1a2b.3c4d-5:2,9:1`: the version, four characters of the program, the racy
/// places, and the departures as step and lane, with every number in base 36. A schedule for a pool of
/// tasks that has no more workers than it needs ends in the most of them, in base 10: `1k3z9-1a2b-5:2@4`. One in
/// which lanes continue unprompted ends in its reading: `1k3z9-1a2b-5:2~wake1`. One of a graded check with other
/// numbers than the first ends in their set, `1k3z9-1a2b-5:2=7`, and one in which sets and dictionaries have another
/// order in what that order follows from: `1k3z9-1a2b-5:2%3`.
package struct Schedule: Hashable, Sendable {
  /// A choice other than the default one.
  package struct Deviation: Hashable, Sendable {
    /// The 1-based index of the choice in its execution.
    package var step: Int
    /// The lane that runs next.
    package var lane: Int

    /// At a step, a lane runs that would not run by default.
    package init(step: Int, lane: Int) {
      self.step = step
      self.lane = lane
    }
  }

  /// What tells programs apart; see ``fingerprint(of:)``.
  package var program: Int
  /// The places whose accesses are scheduling points, in ascending order.
  package var racyPlaces: [CodePlace]
  /// The choices that depart from the default, in ascending order of steps.
  package var deviations: [Deviation]
  /// The most workers of a pool of tasks that begins with one and gets another only when no lane can
  /// run; `nil` where the pools have the search's own width.
  package var workers: Int?
  /// What lets lanes continue unprompted.
  package var reading: Reading
  /// Which set of numbers a graded check is given; see ``numberSets``.
  package var numbers: Int
  /// What the order of sets and dictionaries follows from; see ``hashSeeds``.
  package var hashSeed: Int

  /// A schedule of a program, from its parts in any order.
  package init(
    program: Int = 0, racyPlaces: Set<CodePlace> = [], deviations: [Deviation] = [],
    workers: Int? = nil, reading: Reading = .plain, numbers: Int = 0, hashSeed: Int = 0
  ) {
    self.program = program % Self.programs
    self.racyPlaces = racyPlaces.sorted()
    self.deviations = deviations.sorted { $0.step < $1.step }
    self.workers = workers
    self.reading = reading
    self.numbers = numbers
    self.hashSeed = hashSeed
  }

  /// The widths that pools can have.
  package static let widths = 1...64

  /// The sets of numbers that a graded check is run with.
  package static let numberSets = 0..<16

  /// What the order of sets and dictionaries can follow from: each gives another order, and 0 the usual one.
  package static let hashSeeds = 0..<64

  /// How many programs four characters tell apart.
  static let programs = 36 * 36 * 36 * 36

  /// A number for a program's bytes, the same on every machine.
  ///
  /// Its hash, folded to four characters.
  package static func fingerprint(of program: some Sequence<UInt8>) -> Int {
    Int(StableHash(program).value % UInt64(programs))
  }
}

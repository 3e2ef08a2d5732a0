/// What a proof takes for granted of the machine, where the program depends on it.
///
/// A program that never sleeps, for example, does not depend on how exact sleeping is: for it nothing
/// is assumed. What is, is said next to the word.
package enum Assumption: String, Hashable, Sendable, Codable, CaseIterable {
  /// A lane that sleeps, or waits with a limit, continues exactly when the time has come and all others wait.
  case exactTime
  /// A program's own steps take no time, so that a clock says the same before and after them.
  case instantSteps
  /// No lane that waits on a condition wakes without a signal.
  case noWakeWithoutSignal
  /// A pool of tasks has a free worker while some of its tasks are blocked, waiting for others that need
  /// one.
  case widePools
  /// Each iteration of a `concurrentPerform` that waits for another one leaves a thread for that one.
  case iterationThreads
  /// Iterations of a `concurrentPerform` that share a lane, as there are more than lanes, never run at once, nor in
  /// another order.
  case sharedIterations
  /// Objects that end one right after the other, do so in the order of code that is not optimised.
  case orderOfEnds
  /// No weaker ordering of an atomic operation shows anything but what the strongest would.
  case sequentialConsistency
  /// A weak compare and exchange fails only if the value is another one.
  case strongExchange
  /// A loop that waits for a change needs to look a few times only.
  case fewLooks
  /// The random numbers are those that were drawn.
  case chance
  /// Sets and dictionaries have their elements in the order that they were seen in.
  case hashing
  /// Objects that are compared by identity have the order in which they were first compared.
  case objectOrder
  /// An actor takes its jobs as Swift's runtime does: those of higher priority first, and of equal ones the one
  /// that came first.
  case actorOrder
  /// A task and all of its children are cancelled at the same moment.
  case wholeCancellation
  /// A task also goes to an actor or executor where its function does nothing that others can notice.
  case idleVisits
  /// An operation queue notices that an operation has become ready, also if that happens while the
  /// operation is added.
  case noticedReadiness
  /// A barrier of a concurrent queue that has a serial target takes its turn in the target's line for itself.
  case barrierTurn
  /// The program starts when its clocks show what they showed.
  case date
  /// Processors, files and the environment are those of the machine that explored.
  case machine
  /// What libraries do inside, with what the program gives them, does not count for data races.
  case libraries
  /// Where a library releases an object whose end others see, no lane comes between that and the step
  /// before it.
  case libraryReleases
  /// Isolated deinitialisers run as jobs of their actors, never at once, and do not race.
  case isolatedDeinitializers
}

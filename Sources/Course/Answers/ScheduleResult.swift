import Checking
import Exploration

/// What a learner's schedule turned out to do.
package enum ScheduleResult: Sendable, Equatable {
  /// It belongs to another program; those of this one begin with a text.
  case ofAnotherProgram(beginning: String)
  /// The program does not offer one of its choices.
  case notOffered
  /// The program ends, and not with the failure that is asked for.
  case otherEnd(Verdict, asked: FindingKind)
  /// The program fails as asked, after so many preemptions; the fewest that do are told beside them.
  case fails(preemptions: Int, fewest: Int)
}

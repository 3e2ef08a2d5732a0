import Exploration

/// Why a program is of no use for an exercise whose answer is about it: a mistake of the author's.
package enum UnfitProgram: Error, Sendable, Equatable {
  /// Something is wrong with it, so that its outcomes are not all that there is to say.
  case isWrong(FindingKind?)
  /// What it can print is not proved.
  case isNotProved
  /// What it can print depends on the machine.
  case assumes(Assumption)
  /// What it prints cannot be written on a line, or not so that it differs from everything else.
  case cannotBeWritten(PrintedLines)
  /// Whether it fails as the exercise asks with fewer preemptions than a schedule has takes too long to find out.
  case isNotSettled(FindingKind)
}

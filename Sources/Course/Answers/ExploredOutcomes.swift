import Channel
import Checking
import Exploration

/// Everything that a program can print: proved, and nothing that an answer could not say.
package struct ExploredOutcomes: Sendable {
  /// What can be printed.
  package let all: Set<PrintedLines>

  /// Takes the outcomes from a verdict.
  ///
  /// - Throws: ``UnfitProgram`` where the verdict does not settle what can be printed on every machine.
  package init(_ verdict: Verdict) throws(UnfitProgram) {
    guard verdict.kind == .nothingWrong else { throw .isWrong(verdict.findings.first?.kind) }
    let others = [verdict.late, verdict.spurious].compactMap(\.self)
    guard verdict.certainty == .proved, verdict.moreOutcomes == 0,
      others.allSatisfy({ $0.certainty == .proved && $0.isSilent })
    else { throw .isNotProved }
    if let assumption = verdict.assumptions.min(by: { $0.rawValue < $1.rawValue }) {
      throw .assumes(assumption)
    }
    var all: Set<PrintedLines> = []
    for outcome in verdict.outcomes {
      let printed = PrintedLines(output: outcome.output)
      // Written down and read again it has to be the same, and no other one.
      guard !outcome.isWrong, !printed.lines.isEmpty, !outcome.output.contains("/"),
        all.insert(printed).inserted
      else { throw .cannotBeWritten(printed) }
    }
    self.all = all
  }
}

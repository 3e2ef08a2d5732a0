import Channel
import Checking

/// The game of a graded file: every execution of one check, in which a person chooses who continues.
extension Grader {
  /// A check as a tree.
  package struct PlayedCheck: Sendable {
    /// What it demands, as a learner reads it.
    package let sentence: String
    /// Its executions, or why they are not there.
    package let tree: Result<ScheduleTree, TreelessProgram>
  }

  /// The most scheduling points that are searched for a tree; one that is made of more is refused anyway.
  private static let treeEffort = 100_000

  /// The executions of a check in which something is wrong, or of the first check if nothing is.
  ///
  /// It is the first that can be broken, of those with few enough executions. All have the first of the sets of
  /// numbers that are given.
  ///
  /// - Returns: `nil` for a file that was not explored, and for an answer about a program: playing would tell it.
  /// - Throws: What ``grade(_:of:untilFirstMistake:progress:)`` throws.
  package func played(
    _ submission: Submission, of exercise: Exercise, _ report: GradeReport
  ) throws -> PlayedCheck? {
    guard exercise.program == nil, !report.checks.isEmpty, let text = submission.text else {
      return nil
    }
    let source = try SwiftSource(path: exercise.fileName, text: text)
    let demands = try exercise.demands
    let failed = Set(report.checks.filter { !$0.hasPassed }.map(\.name))
    let wrong = demands.indices.filter { failed.contains(demands[$0].name) }
    let pipeline = try pipeline(try request(source, of: exercise), of: exercise)
    let runs = try pipeline.build()
    // Best is one that can be broken; a race may do no harm in any of a check's executions.
    var (whole, other): (PlayedCheck?, PlayedCheck?)
    for number in wrong.isEmpty ? [0] : wrong {
      guard let tree = try tree(of: runs[number], pipeline) else { continue }
      let check = PlayedCheck(sentence: demands[number].sentence, tree: tree)
      switch tree {
      case .success(let all) where all.ends.contains(where: \.isBroken): return check
      case .success: whole = whole ?? check
      case .failure: other = other ?? check
      }
    }
    return whole ?? other
  }

  private func tree(
    of run: SearchSettings, _ pipeline: CheckPipeline
  ) throws -> Result<ScheduleTree, TreelessProgram>? {
    var run = run
    run.detail = ToldDetail(outcomes: 0, executions: ScheduleTree.mostExecutions)
    (run.numberSets, run.hashSeeds) = (1, 1)
    run.effort = Self.treeEffort
    var tree: Result<ScheduleTree, TreelessProgram>?
    _ = try pipeline.explore(run, tree: { tree = $0 })
    return tree
  }
}

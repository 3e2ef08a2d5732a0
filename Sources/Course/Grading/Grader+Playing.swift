import Channel
import Checking
import Exploration

/// What goes wrong with a starter under one check, to be looked at step by step.
package struct StarterPlay: Sendable {
  /// What the check demands.
  package let sentence: String
  /// What exploring it came to.
  package let verdict: Verdict
  /// All executions, or why they are not there.
  package let tree: Result<ScheduleTree, TreelessProgram>?

  /// How many executions there are to choose among; `nil` where they are not all there.
  package var executions: Int? {
    if case .success(let tree)? = tree { tree.executions } else { nil }
  }
}

extension Grader {
  /// Explores what an exercise begins with, check by check, for one that fails and leaves a person something to
  /// choose: a tree of several executions.
  ///
  /// Where no check is so, it is the first that fails and has a tree, or else the first that fails. In a part that
  /// continues another one its own checks come first, and those of earlier parts only where none of them fails.
  ///
  /// - Parameter progress: Is told which check is explored.
  /// - Returns: `nil` if none fails, or if what is explored is a program whose executions are the answer.
  /// - Throws: What ``grade(_:of:untilFirstMistake:progress:)`` throws, and `BuildError`.
  package func play(
    _ exercise: Exercise, progress: (Demand) -> Void = { _ in }
  ) throws -> StarterPlay? {
    guard exercise.program == nil else { return nil }
    // What goes wrong soon is enough to be looked at.
    return try play(exercise, effort: Self.fewSteps, progress)
      ?? play(exercise, effort: nil, progress)
  }

  /// How many scheduling points a check is given at first: more than the executions of any tree have.
  private static let fewSteps = 20_000

  private func play(
    _ exercise: Exercise, effort: Int?, _ progress: (Demand) -> Void
  ) throws -> StarterPlay? {
    let source = try SwiftSource(path: exercise.fileName, text: exercise.starter)
    let request = try request(source, of: exercise)
    let pipeline = try pipeline(request, of: exercise, effort: effort)
    var best: StarterPlay?
    let checks = Array(zip(try exercise.demands, try pipeline.build()))
    let own = checks.filter { $0.0.part > exercise.earlier.count }
    let inherited = checks.filter { $0.0.part <= exercise.earlier.count }
    for (number, (demand, run)) in (own + inherited).enumerated() {
      if number >= own.count, best != nil { break }
      progress(demand)
      var tree: Result<ScheduleTree, TreelessProgram>?
      let verdict = try pipeline.explore(run, tree: { tree = $0 })
      guard verdict.kind == .findings else { continue }
      let play = StarterPlay(sentence: demand.sentence, verdict: verdict, tree: tree)
      if let executions = play.executions, executions > 1 { return play }
      if best == nil || (best?.executions == nil && play.executions != nil) { best = play }
    }
    return best
  }
}

import Channel
import Exploration

/// All executions of a program as a tree: what came before a choice is told once for all that follow it.
///
/// Most of it are numbers: what stands in many nodes is in a table, and a node has its indices.
package struct ScheduleTree: Sendable, Equatable, Encodable {
  /// Where several lanes can continue, or where an execution has ended.
  package struct Node: Sendable, Equatable, Encodable {
    /// The index of the node before; `nil` for the first one.
    package var parent: Int?
    /// The lane that was chosen there, as ``Step/Option/lane`` numbers it.
    package var lane: Int?
    /// How many rows of the node before still hold.
    package var kept: Int
    /// The rows that come after those, as indices of ``ScheduleTree/rows``.
    package var rows: [Int]
    /// How often a lane was chosen although the one that ran could have continued.
    package var switches: Int
    /// The lanes that can continue, as indices of ``ScheduleTree/options``; empty at the end.
    package var options: [Int] = []
    /// The lanes that cannot, as indices of ``ScheduleTree/waiting``.
    package var waiting: [Int] = []
    /// The values that were seen last, as indices of ``ScheduleTree/variables``.
    package var variables: [Int] = []
    /// What is held or counted, as indices of ``ScheduleTree/resources``.
    package var resources: [Int] = []
    /// How it has ended, as an index of ``ScheduleTree/ends``; `nil` before.
    package var end: Int?
    /// What `--replay` takes to run it again; `nil` before the end.
    package var schedule: String?
  }

  /// How executions end.
  package struct End: Sendable, Hashable, Encodable {
    /// What was printed, and what went wrong, as an index of ``ScheduleTree/outcomes``.
    package var outcome: Int
    /// Whether it is one that a person who breaks the program looks for.
    package var isBroken: Bool
    /// What is wrong with it, each in a few words.
    package var findings: [String]
    /// The same in sentences.
    package var explanations: [String]
  }

  /// What is printed, and what went wrong.
  package struct TreeOutcome: Sendable, Hashable, Encodable {
    /// What is printed.
    package var output: String
    /// The name of the mistake that ended it, if one did.
    package var failure: String?
    /// Whether it went wrong.
    package var isWrong: Bool
  }

  /// The version of the JSON's form: it changes when a reader of the old form would be misled.
  package static let schema = 1
  /// The most executions that are made a tree of.
  package static let mostExecutions = 200

  /// The version of the form.
  package let schema = ScheduleTree.schema
  /// Which program and settings it is about, as in a verdict.
  package var program: String
  /// How many executions there are: the tree has all of them.
  package var executions = 0
  /// The lanes, to which rows refer.
  package var lanes: [Story.Lane] = []
  /// What happens.
  package var rows: [Story.Row] = []
  /// What can be chosen.
  package var options: [Step.Option] = []
  /// Who cannot continue, and why.
  package var waiting: [Step.Waiter] = []
  /// Values of variables.
  package var variables: [Step.Variable] = []
  /// Locks and the like, with who has them and who waits.
  package var resources: [Step.Resource] = []
  /// The outcomes.
  package var outcomes: [TreeOutcome] = []
  /// The ways to end.
  package var ends: [End] = []
  /// The nodes, each after its parent.
  package var nodes: [Node] = []

  /// Makes a tree of nothing.
  init(program: String) { self.program = program }
}

/// Why a program has no tree.
package struct TreelessProgram: Error, Sendable, Equatable, CustomStringConvertible {
  /// What keeps it from being told as one.
  package var obstacle: TreeObstacle

  /// What keeps it from being told as one.
  package init(_ obstacle: TreeObstacle) { self.obstacle = obstacle }

  /// The reason, in a sentence without its end.
  package var description: String {
    switch obstacle {
    case .tooMany:
      "with every order of its steps, also those that make no difference, it has more executions than "
        + "the \(ScheduleTree.mostExecutions) that a tree is made of"
    case .endless: "one of its executions does not end by itself"
    case .unsteady: "it does something else when the same schedule runs again"
    }
  }
}

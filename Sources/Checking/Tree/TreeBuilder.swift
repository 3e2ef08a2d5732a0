import Channel
import Exploration

/// Makes a tree of executions, one after the other.
struct TreeBuilder {
  private(set) var tree: ScheduleTree
  private var nodes: [[Int]: Int] = [:]
  /// The rows of each node, from the first one.
  private var rows: [[Int]] = []
  private var lanes = ValueTable<Story.Lane>()
  /// All lanes, in the order of their numbers.
  private var order = ValueTable<Story.Lane>()
  private var events = ValueTable<Story.Row>()
  private var options = ValueTable<Step.Option>()
  private var waiting = ValueTable<Step.Waiter>()
  private var variables = ValueTable<Step.Variable>()
  private var resources = ValueTable<Step.Resource>()
  private var outcomes = ValueTable<ScheduleTree.TreeOutcome>()
  private var ends = ValueTable<ScheduleTree.End>()

  init(program: String) { tree = ScheduleTree(program: program) }

  /// Takes in the lanes of an execution, by number.
  mutating func know(_ lanes: [Story.Lane]) { for lane in lanes { _ = order.number(of: lane) } }

  /// Adds a node whose parent was added before.
  mutating func add(_ step: Step) {
    guard nodes[step.path] == nil else { return }
    let parent = step.path.isEmpty ? nil : nodes[step.path.dropLast()]
    for option in step.options {
      _ = lanes.number(of: Story.Lane(name: option.name, kind: option.kind))
    }
    let told = step.story.rows.map { row in
      var row = row
      row.lane = row.lane.map { lanes.number(of: step.story.lanes[$0]) }
      row.weight = nil
      return events.number(of: row)
    }
    let before = parent.map { rows[$0] } ?? []
    let kept = zip(before, told).prefix { $0 == $1 }.count
    var node = ScheduleTree.Node(
      parent: parent, lane: step.path.last, kept: kept, rows: Array(told[kept...]),
      switches: step.switches)
    node.options = step.options.map { options.number(of: $0) }
    node.waiting = step.waiting.map { waiting.number(of: $0) }
    node.variables = step.variables.map { variables.number(of: $0) }
    node.resources = step.resources.map { resources.number(of: $0) }
    if let end = step.end {
      node.end = ends.number(of: index(of: end))
      node.schedule = step.schedule
      tree.executions += 1
    }
    nodes[step.path] = tree.nodes.count
    tree.nodes.append(node)
    rows.append(told)
  }

  private mutating func index(of end: Step.End) -> ScheduleTree.End {
    let outcome = ScheduleTree.TreeOutcome(
      output: end.outcome.output, failure: end.outcome.failure?.title, isWrong: end.isBroken)
    return ScheduleTree.End(
      outcome: outcomes.number(of: outcome), isBroken: end.isBroken, findings: end.findings,
      explanations: end.explanations)
  }

  /// The tree of all that was added.
  var finished: ScheduleTree {
    var tree = tree
    tree.lanes = order.all.filter(lanes.all.contains)
    tree.rows = events.all.map { row in
      var row = row
      row.lane = row.lane.flatMap { tree.lanes.firstIndex(of: lanes.all[$0]) }
      return row
    }
    tree.options = options.all
    (tree.waiting, tree.variables) = (waiting.all, variables.all)
    (tree.resources, tree.outcomes, tree.ends) = (resources.all, outcomes.all, ends.all)
    return tree
  }
}

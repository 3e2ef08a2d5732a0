import Channel
import Exploration
import Foundation

extension CheckPage {
  /// Does beforehand what the runtime does once for each type that is read from JSON or becomes it: it looks up what
  /// the type conforms to, among all that the process has.
  ///
  /// That takes longer than a small document itself, and can happen while a worker is at work.
  package static func prepare() {
    var recorded = RecordedExecution()
    recorded.lanes = [RecordedExecution.Lane(kind: .main, name: "")]
    let schedule = Schedule(deviations: [Schedule.Deviation(step: 1, lane: 0)])
    var told = ToldExecutions()
    let brief = told.shorten(
      SteppedExecution(
        execution: recorded, wrong: [], mistake: nil, schedule: schedule, path: [], switches: 0,
        current: nil, halt: nil))
    if let message = try? JSONEncoder().encode(WorkerMessage.branched(brief)) {
      _ = try? JSONDecoder().decode(WorkerMessage.self, from: message)
    }
    var tree = ScheduleTree(program: "")
    tree.nodes = [ScheduleTree.Node(kept: 0, rows: [], switches: 0)]
    tree.rows = [Story.Row(lane: nil, text: "", place: Place(file: "", line: 1))]
    tree.lanes = [Story.Lane(name: "", kind: .main)]
    var verdict = Verdict(kind: .nothingWrong, story: Story(lanes: tree.lanes, rows: tree.rows))
    verdict.outcomes = [Outcome(output: "", executions: 1, schedule: schedule.text)]
    _ = try? CheckPage(verdict, replay: "", tree: .success(tree)).json()
  }
}

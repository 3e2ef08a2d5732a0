import Exploration

/// What a worker process tells its parent, a line of JSON each.
package enum WorkerMessage: Sendable {
  case progress(phase: SearchPhase, executions: Int, seconds: Double)
  /// Two accesses race, in the execution that runs: all that is known of them if the worker goes no further.
  case sighted(Race)
  /// Something is wrong, which is told whole when the search has ended.
  case noticed(FindingKind)
  case found(FoundFailure)
  /// What happened in a schedule that was run again, and all that was wrong with it.
  case replayed(RecordedExecution, wrong: [Classification])
  /// Where an execution stands whose lanes a person chooses.
  case stepped(SteppedExecution)
  /// What can come of it from there.
  case hinted(SteppingHint)
  /// What happened in an execution with one of the outcomes, and all that was wrong with it.
  case recounted(schedule: String, RecordedExecution, wrong: [Classification])
  /// One execution of all that there are, which makes a tree of them.
  case branched(BriefExecution)
  /// Why there is no tree, or only a part of one.
  case noTree(TreeObstacle)
  /// The program does not follow the schedule that was to be run again.
  case departed
  /// The worker has grown too much; another one is to continue from here.
  case handedOver(HandedOverSearch)
  case finished(SearchSummary)
}

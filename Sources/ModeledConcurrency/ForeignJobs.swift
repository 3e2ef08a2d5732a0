import Exploration

/// The jobs that a lane runs without an executor of the models, the innermost last: what an asynchronous `main`
/// begins with, and what an executor of the program's own runs.
final class ForeignJobs {
  /// A task that begins, and the one whose code the lane ran before.
  private struct Run {
    var task: TaskLane?
    var held: Unmanaged<AnyObject>?
    var outer: TaskLane?
  }

  private var runs: [Run] = []

  /// The calling lane's own.
  fileprivate static var current: ForeignJobs {
    let lane = Engine.shared.lane
    let key = ObjectIdentifier(ForeignJobs.self)
    if let known = lane.notes[key] as? ForeignJobs { return known }
    let new = ForeignJobs()
    lane.notes[key] = new
    return new
  }

  fileprivate func begins(_ job: UnownedJob) {
    guard let record = TaskRecord(job) else { return runs.append(Run()) }
    // Nothing comes before the task that an asynchronous `main` is.
    let isMain = Engine.shared.lane.isMain && Tasks.current.all.isEmpty
    let task = TaskLane.elsewhere(job, isMain: isMain)
    // A task that ends may be gone before it can be asked.
    let held = record.retained()
    runs.append(Run(task: task, held: held, outer: TaskLane.current))
    task.beginsElsewhere()
  }

  fileprivate func ends() {
    guard let run = runs.popLast(), let task = run.task else { return }
    task.become(current: run.outer)
    task.leavesElsewhere()
    run.held?.release()
  }
}

extension TaskLane {
  /// A job is about to begin on the calling lane, which no executor of the models has chosen.
  static func begins(_ job: UnownedJob) { ForeignJobs.current.begins(job) }

  /// The job that began so last has ended, or waits.
  static func ends() { ForeignJobs.current.ends() }
}

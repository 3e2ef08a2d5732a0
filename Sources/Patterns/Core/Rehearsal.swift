import Timeline

/// How a pattern is to be run: how much work, what kind, and what chance depends on.
package struct Rehearsal: Sendable, Codable {
  /// The number of chores, at least 1.
  package var tasks: Int
  /// What chance depends on.
  package var seed: UInt64
  /// The length of one "second" of work.
  package var unit: Duration
  /// What a chore does for its time.
  package var workload: Workload

  /// Makes a plan; the standard one is the demo's.
  package init(
    tasks: Int = 5, seed: UInt64 = 1, unit: Duration = .milliseconds(50),
    workload: Workload = .wait
  ) {
    self.tasks = tasks
    self.seed = seed
    self.unit = unit
    self.workload = workload
  }

  /// How long each chore takes, in units, in order.
  package var units: [Double] { chores.map(\.units) }

  /// What the chores are called, in order.
  package var names: [String] { chores.map(\.name) }

  private var chores: Chores { Chores(rehearsal: self, recorder: TimelineRecorder()) }
}

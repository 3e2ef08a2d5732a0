import Timeline

/// How a pattern is to be run: how much work, what kind, and what chance depends on.
public struct Rehearsal: Sendable {
  /// The number of chores, at least 1.
  public var tasks: Int
  /// What chance depends on.
  public var seed: UInt64
  /// The length of one "second" of work.
  public var unit: Duration
  /// What a chore does for its time.
  public var workload: Workload

  /// Makes a plan; the standard one is the demo's.
  public init(
    tasks: Int = 5, seed: UInt64 = 1, unit: Duration = .milliseconds(50),
    workload: Workload = .wait
  ) {
    self.tasks = tasks
    self.seed = seed
    self.unit = unit
    self.workload = workload
  }

  /// How long each chore takes, in units, in order.
  public var units: [Double] {
    let recorder = TimelineRecorder()
    return Chores(rehearsal: self, recorder: recorder).map(\.units)
  }
}

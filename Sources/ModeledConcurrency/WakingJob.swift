import Exploration

/// The job that wakes a sleeping task: as every other one, it needs a worker.
///
/// On Linux even a sleep of the main actor does not end while all workers are blocked.
final class WakingJob: Resource {
  private let lane: Lane

  private init(_ lane: Lane) {
    self.lane = lane
    super.init(kind: .task)
  }

  /// Runs a job on the calling lane, once the pool has a worker for it.
  static func runOnWorker(priority: UInt8, _ job: () -> Void) {
    let engine = Engine.shared
    let pool = ModeledExecutors.pool
    pool.request(engine.lane, priority: priority)
    if !pool.isAdmitted(engine.lane) {
      engine.wait(Action(.run, WakingJob(engine.lane), []))
      pool.follow()
    }
    pool.begin(engine.lane)
    job()
    pool.giveBack(engine.lane)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool {
    ModeledExecutors.pool.isAdmitted(lane)
  }

  override func waitReason(for action: Action) -> WaitReason {
    ModeledExecutors.pool.waitReason(for: lane)
  }
}

@_spi(ExperimentalCustomExecutors) import _Concurrency
import CExploration
import Exploration

/// What the explored object asks of Swift Concurrency and others can notice: a scheduling point comes
/// before it, because inside the runtime there is none.
public enum ConcurrencyCalls {
  /// The functions that the explored object gets from here instead, with the linker's `--wrap`.
  public static let wrapped: [String] = {
    var names: [String] = []
    var next = cexploration_wrapped_concurrency()
    while let name = next?.pointee {
      names.append(String(cString: name))
      next = next?.advanced(by: 1)
    }
    return names
  }()

  static func observe() {
    cexploration_observe_concurrency { call, subject in
      let isOfCancellation =
        Int(call) == cexploration_cancels || Int(call) == cexploration_looks_for_cancellation
      Tasks.current.asks(endsCancelling: !isOfCancellation)
      switch Int(call) {
      case cexploration_job_begins: TaskLane.begins(ConcurrencyCalls.job(subject))
      case cexploration_job_ends: TaskLane.ends()
      case cexploration_cancels:
        ConcurrencyCalls.cancellation.current.changes()
        Tasks.current.cancels()
      case cexploration_looks_for_cancellation:
        ConcurrencyCalls.cancellation.current.isAskedFor(ofItself: subject != nil)
      case cexploration_awaits_continuation: TaskLane.current?.awaitsElement = false
      case cexploration_awaits_element:
        TaskLane.current?.awaitsElement = true
        // A stream ends for a task that is cancelled.
        ConcurrencyCalls.cancellation.current.look()
        TaskLane.current?.awaits(isAtPoint: true)
        TaskLane.current?.takesElement(at: subject)
      case cexploration_resumes_continuation: UnsafeContinuations.current.resumes(subject)
      case cexploration_awaits_end: TaskLane.current?.awaitsEnd()
      case cexploration_leaves_child:
        // It is cancelled right after this: at a further point others would look for what is told, and not done yet.
        ConcurrencyCalls.cancellation.current.changes()
        TaskLane.current?.awaitsEnd(isAtPoint: true)
      case cexploration_has_continuation:
        TaskLane.current?.awaitsElement = false
        UnsafeContinuations.current.opens()
        TaskLane.current?.hasContinuation()
      case cexploration_waits_for_continuation: TaskLane.current?.waitsForContinuation()
      case cexploration_resumes: Continuations.current.resumes()
      case cexploration_resumes_checked: Continuations.current.resumes(checked: subject)
      case cexploration_raises: Priorities.current.rises()
      case cexploration_looks_at_priority: Priorities.current.isAskedFor()
      case cexploration_looks_at_job: Priorities.current.isAskedForByExecutor()
      case cexploration_ends_isolated: Assumption.isolatedDeinitializers.note()
      case cexploration_observation_tells: ObservationLocks.current.looks(again: false)
      case cexploration_observation_changes: ObservationLocks.current.looks(again: true)
      case cexploration_observation_tracks: ObservationLocks.current.tracks()
      case cexploration_counts_children: RuntimeLocks.current.countsChildren()
      case cexploration_ends_stream: RuntimeLocks.current.endsStream()
      case cexploration_notes: ConcurrencyCalls.cancellation.current.noteOfTask()
      default: break
      }
    }
    Engine.shared.memory.runtimeReleases = { TaskLane.current?.releases($0) }
    Engine.shared.memory.runtimeLooks = { Tasks.current.looks(at: $0) }
    ObservationLocks.observe()
    cexploration_observe_locks(
      "swift_task_create",
      { mutex, step in
        guard let mutex else { return }
        let locks = RuntimeLocks.current
        switch Int(step) {
        case cexploration_locks: locks.locks(mutex)
        case cexploration_waits_for_lock: locks.wait(for: mutex)
        default: locks.locked(mutex)
        }
      },
      { mutex in mutex.map { RuntimeLocks.current.unlocks($0) } })
  }

  private static func job(_ subject: UnsafeRawPointer?) -> UnownedJob {
    unsafeBitCast(subject, to: UnownedJob.self)
  }

  static let cancellation = PerExecution { Cancellation() }
}

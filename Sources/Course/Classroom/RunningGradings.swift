import Checking
import Synchronization

/// The processes of a pool that are at work, so that they can be ended.
final class RunningGradings: Sendable {
  private let state = Mutex((processes: [ChildProcess](), isAbandoned: false))

  /// Whether they were ended from here.
  var isAbandoned: Bool { state.withLock(\.isAbandoned) }

  /// Adds one; if the others were ended, it is ended too.
  func add(_ process: ChildProcess) {
    state.withLock { state in
      state.processes.append(process)
      if state.isAbandoned { process.stopGroup() }
    }
  }

  /// Forgets one that has ended.
  func remove(_ process: ChildProcess) {
    state.withLock { state in state.processes.removeAll { $0.id == process.id } }
  }

  /// Ends all of them.
  ///
  /// Whoever learns of an end that came from here also learns that it did.
  func abandon() {
    state.withLock { state in
      state.isAbandoned = true
      for process in state.processes { process.stopGroup() }
    }
  }
}

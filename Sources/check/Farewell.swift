import Checking
import Synchronization

/// What is said to a person who leaves: how to come back to where the execution stands.
final class Farewell: Sendable {
  private let command: String
  private let schedule = Mutex<String?>(nil)

  init(command: String) { self.command = command }

  /// The execution stands there.
  func note(_ step: Step) { schedule.withLock { $0 = step.path.isEmpty ? nil : step.schedule } }

  /// The commands; `nil` where nothing was chosen.
  var words: String? {
    schedule.withLock { $0 }.map {
      "Replay: \(command) --replay \($0)\nContinue: \(command) --replay \($0) --step"
    }
  }
}

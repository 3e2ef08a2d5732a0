import Exploration

/// The priorities of one execution's tasks, as far as others can notice them: a job goes in front of
/// those of lower priority in an actor's line, and a task that waits for one of lower priority raises it.
final class Priorities: Resource {
  private var lowest = UInt8.max
  private var highest = UInt8.min

  private static let ofExecution = PerExecution { Priorities() }
  static var current: Priorities { ofExecution.current }

  private init() { super.init(kind: .priorities) }

  /// A task has a priority now.
  func know(_ priority: UInt8) {
    lowest = min(lowest, priority)
    highest = max(highest, priority)
  }

  /// Whether a task has a higher priority, so that another could be overtaken, or raised.
  func exceed(_ priority: UInt8) -> Bool { highest > priority }

  /// A task's priority is about to be raised by a call.
  func rises() {
    highest = .max
    Engine.shared.perform(Action(.raise, self, .enter))
  }

  /// A task is about to wait for another one, which gets its priority if that is higher.
  func mayRise(to priority: UInt8, isAtPoint: Bool) {
    guard lowest < priority else { return }
    if isAtPoint {
      Engine.shared.effect(.enter, on: self, stopsAfter: false)
    } else {
      Engine.shared.perform(Action(.raise, self, .enter))
    }
  }

  /// A task gets into a line at the place that its priority has now.
  func count(for priority: UInt8) {
    if exceed(priority) { Engine.shared.effect(.await, on: self, stopsAfter: false) }
  }
}

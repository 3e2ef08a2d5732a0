import Exploration

/// A value that lanes may look at at any time, such as whether a thread was cancelled.
final class Watched<Value>: Resource {
  private var value: Value
  private let looks = Looks()

  init(_ value: Value, kind: ResourceKind) {
    self.value = value
    super.init(kind: kind)
  }

  /// The value now, without looking: for the model's own use.
  var current: Value { value }

  /// A lane that sees the change knows nothing of the memory that was written before it.
  func read() -> Value {
    looks.look(at: self, .read, waiting: 1)
    wasUsedWeakly(writes: false)
    return value
  }

  /// One look, as a part of something else.
  func read(_ verb: Verb) -> Value {
    Engine.shared.perform(Action(verb, self, .read))
    return value
  }

  func write(_ verb: Verb, _ value: Value) {
    Engine.shared.perform(Action(verb, self, .write))
    wasUsedWeakly(writes: true)
    set(value)
  }

  /// Sets the value as part of an action that was announced as a write.
  func set(_ value: Value) {
    self.value = value
    looks.changed()
  }

  override func isReady(for action: Action, lane: Lane) -> Bool {
    action.detail == 0 || looks.isReady(for: lane)
  }

  override func waitReason(for action: Action) -> WaitReason { .change(title) }
}

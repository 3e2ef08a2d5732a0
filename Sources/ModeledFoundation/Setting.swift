import Exploration

/// A property that threads may set and look at while others use its object, each time as a step of its own.
final class Setting<Value>: Resource {
  private var value: Value

  /// - Parameter whole: What has the property, for stories.
  init(_ value: Value, of whole: Resource) {
    self.value = value
    super.init(kind: .object)
    self.whole = whole
  }

  /// The value now, without a step: for the model's own use.
  var current: Value { value }

  func read() -> Value {
    Engine.shared.perform(Action(.lookAt, self, .read))
    return value
  }

  func write(_ value: Value) {
    Engine.shared.perform(Action(.write, self, .write))
    self.value = value
  }
}

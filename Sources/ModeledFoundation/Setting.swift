import CExploration
import Exploration

/// A property that threads may set and look at while others use its object, each time as a step of its own.
final class Setting<Value>: Resource {
  private var value: Value
  private let isPlain: Bool

  /// - Parameters:
  ///   - whole: What has the property, for stories.
  ///   - isPlain: Whether Foundation keeps it without a lock: then it is memory like the program's own.
  init(_ value: Value, of whole: Resource, isPlain: Bool = false) {
    self.value = value
    self.isPlain = isPlain
    super.init(kind: .object)
    self.whole = whole
    // Another setting may have been there.
    if isPlain { cexploration_tell_overwritten(address, 1) }
  }

  private var address: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

  /// The value now, without a step: for the model's own use.
  var current: Value { value }

  func read() -> Value {
    Engine.shared.perform(Action(.lookAt, self, .read))
    if isPlain { cexploration_tell_touched(address, 1, false) }
    return value
  }

  func write(_ value: Value) {
    Engine.shared.perform(Action(.write, self, .write))
    if isPlain { cexploration_tell_touched(address, 1, true) }
    self.value = value
  }
}

/// Holds something that cannot be copied, such as a `Mutex` or an `Atomic`, for several owners.
final class Shared<Value: ~Copyable & Sendable>: Sendable {
  let value: Value

  init(_ value: consuming Value) {
    self.value = value
  }
}

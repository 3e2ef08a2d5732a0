/// A lazy global or static, as the lanes that need it see it.
///
/// The first lane runs the initialiser; which one that is, is not a choice of its own, because the
/// initialiser does the same whoever runs it.
private final class LazyValue: Resource {
  var owner: Lane?
  var stamp = Stamp()

  override func isReady(for action: Action, lane: Lane) -> Bool { owner == nil }
  override func holders(for action: Action) -> [Lane] { owner.map { [$0] } ?? [] }
  override func waitReason(for action: Action) -> WaitReason { .initializer(title) }
}

/// The lazy globals of the explored code, by the runtime's tokens.
///
/// A class, because lanes take turns in the middle of an initialiser.
final class LazyValues {
  /// What a token says once its initialiser has run.
  private static let done = -1

  private var values: [UInt: LazyValue] = [:]

  func removeAll() {
    if !values.isEmpty { values.removeAll(keepingCapacity: true) }
  }

  /// Runs an initialiser, unless another lane has, or waits until it has.
  func initialise(
    _ token: UnsafeMutablePointer<Int>,
    _ initialise: @convention(c) (UnsafeMutableRawPointer?) -> Void,
    _ context: UnsafeMutableRawPointer?
  ) {
    let engine = Engine.shared
    let value = value(at: UInt(bitPattern: token))
    if value.owner === engine.current {
      engine.fail(.deadlock(.ownInitializer))
    }
    if value.owner != nil { engine.wait(Action(.waitForInitializer, value, [])) }
    if token.pointee != Self.done {
      value.owner = engine.current
      initialise(context)
      value.owner = nil
      token.pointee = Self.done
      engine.releaseJoining(into: &value.stamp)
    }
    engine.acquire(value.stamp)
  }

  private func value(at address: UInt) -> LazyValue {
    if let known = values[address] { return known }
    let new = LazyValue(kind: .lazyGlobal)
    values[address] = new
    return new
  }
}

import CExploration

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

extension Engine {
  /// From now on the explored code's lazy globals are initialised under control.
  public func controlLazyValues() {
    cexploration_replace_once { token, initialise, context in
      guard let token, let initialise else { return }
      Engine.shared.initialise(token, initialise, context)
    }
  }

  private static let done = -1

  private func initialise(
    _ token: UnsafeMutablePointer<Int>,
    _ initialise: @convention(c) (UnsafeMutableRawPointer?) -> Void,
    _ context: UnsafeMutableRawPointer?
  ) {
    let value = lazyValue(at: UInt(bitPattern: token))
    if value.owner === current {
      fail(.deadlock(.ownInitializer))
    }
    if value.owner != nil { wait(Action(.waitForInitializer, value, [])) }
    if token.pointee != Self.done {
      value.owner = current
      initialise(context)
      value.owner = nil
      token.pointee = Self.done
      releaseJoining(into: &value.stamp)
    }
    acquire(value.stamp)
  }

  private func lazyValue(at address: UInt) -> LazyValue {
    if let known = lazyValues[address] as? LazyValue { return known }
    let new = LazyValue(kind: .lazyGlobal)
    lazyValues[address] = new
    return new
  }
}

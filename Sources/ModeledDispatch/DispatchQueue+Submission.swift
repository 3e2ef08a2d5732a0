import Exploration
internal import Primitives

extension DispatchQueue {
  /// Runs a work item in its turn, while the caller waits.
  public func sync(execute workItem: DispatchWorkItem) {
    machine.sync(isBarrier: workItem.isBarrier, workItem.submitted())
  }

  /// Runs a work item in its turn, while the caller continues.
  public func async(execute workItem: DispatchWorkItem) {
    machine.async(isBarrier: workItem.isBarrier, workItem.submitted())
  }

  /// The same, as a part of a group.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    submit(group, isBarrier: workItem.isBarrier, workItem.submitted())
  }

  /// Runs a block in its turn, while the caller continues.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    submit(group, isBarrier: flags.contains(.barrier), work)
  }

  private func submit(_ group: DispatchGroup?, isBarrier: Bool, _ work: @escaping () -> Void) {
    guard let group else { return machine.async(isBarrier: isBarrier, work) }
    let state = group.machine
    state.enter()
    let block = HeldBlock(work)
    machine.async(isBarrier: isBarrier) {
      block.run()
      state.leave()
    }
  }

  /// Runs a block in its turn, and returns its result.
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    try result(isBarrier: false, work)
  }

  /// The same, for example as a barrier.
  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    // Of the block the library makes a work item then, finds that this keeps the block, and traps.
    if !flags.isEmpty, flags != .barrier { Engine.shared.fail(.queueMisuse(.flagsOfSync)) }
    return try result(isBarrier: flags.contains(.barrier), work)
  }

  private func result<T>(isBarrier: Bool, _ work: () throws -> T) rethrows -> T {
    func outcome(_ rethrow: (any Error) throws -> Never) rethrows -> T {
      var result: Result<T, any Error>?
      withoutActuallyEscaping(work) { work in
        machine.sync(isBarrier: isBarrier) { result = Result { try work() } }
      }
      switch result {
      case .success(let value)?: return value
      case .failure(let error)?: try rethrow(error)
      case nil: preconditionFailure("the block has not run")
      }
    }
    return try outcome { throw $0 }
  }

  /// Runs a block on the queue some time later.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    machine.async(at: deadline.virtual, isBarrier: flags.contains(.barrier), work)
  }

  /// Runs a block on the queue at an instant of the calendar.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void
  ) {
    machine.async(
      at: wallDeadline.monotonic.virtual, isBarrier: flags.contains(.barrier), work)
  }

  /// Runs a work item on the queue some time later.
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    guard deadline.virtual < .max else { return }
    machine.async(at: deadline.virtual, isBarrier: execute.isBarrier, execute.submitted())
  }

  /// Runs a work item on the queue at an instant of the calendar.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    asyncAfter(deadline: wallDeadline.monotonic, execute: execute)
  }
}

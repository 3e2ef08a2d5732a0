internal import Primitives

/// Work that is waited for together.
public class DispatchGroup: DispatchObject, @unchecked Sendable {
  // Only the lane that runs touches the machine.
  let machine = GroupMachine()

  public override init() {}

  /// Says that something has begun.
  public func enter() { machine.enter() }

  /// Says that it has ended.
  public func leave() { machine.leave() }

  /// Runs a block on a queue once all that began has ended.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    machine.notify(queue.machine, isBarrier: flags.contains(.barrier), work)
  }

  /// Runs a work item on a queue once all that began has ended.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    machine.notify(queue.machine, isBarrier: work.isBarrier, work.submitted())
  }

  /// Waits until all that began has ended.
  public func wait() { _ = machine.wait(until: .max) }

  /// The same, up to an instant.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    machine.wait(until: timeout.virtual) ? .success : .timedOut
  }

  /// The same, up to an instant of the calendar.
  public func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: timeout.monotonic)
  }
}

import Exploration

/// A counting semaphore.
public class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  // Only the lane that runs touches the machine.
  private let machine: SemaphoreMachine

  /// A semaphore with some tokens.
  public init(value: Int) {
    if value < 0 {
      Engine.shared.fail(.queueMisuse(.negativeSemaphore(value)))
    }
    machine = SemaphoreMachine(value)
  }

  deinit { machine.released() }

  /// Gives a token; tells whether somebody was waiting for it.
  @discardableResult public func signal() -> Int { machine.signal() }

  /// Takes a token, and waits for one if there is none.
  public func wait() { _ = machine.wait(until: .max) }

  /// The same, up to an instant.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    machine.wait(until: timeout.virtual) ? .success : .timedOut
  }

  /// The same, up to an instant of the calendar.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: wallTimeout.monotonic)
  }
}

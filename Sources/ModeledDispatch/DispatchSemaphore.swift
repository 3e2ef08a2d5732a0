import Exploration
internal import Primitives

/// A counting semaphore.
public class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  // Only the running lane touches the tokens.
  private let tokens: CountingSemaphore
  private let initial: Int
  private let execution = OwnExecution()
  /// Where it was created: what destroys it may be a library's code.
  private let origin = CodePlace.ofLearner()

  /// A semaphore with some tokens.
  public init(value: Int) {
    if value < 0 {
      Engine.shared.fail(.queueMisuse(.negativeSemaphore(value)))
    }
    initial = value
    tokens = CountingSemaphore(kind: .semaphore, value: value)
  }

  /// The real one traps if one of the first tokens has not been given back.
  deinit {
    if execution.isRunning, tokens.value < initial {
      Engine.shared.fail(
        .semaphoreDestroyedInUse(initial: initial, value: tokens.value), calledFrom: origin)
    }
  }

  /// Takes a token, and waits for one if there is none.
  public func wait() { _ = tokens.wait() }

  /// The same, up to an instant.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    tokens.wait(until: timeout.virtual) ? .success : .timedOut
  }

  /// The same, up to an instant of the calendar.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: wallTimeout.monotonic)
  }
}

// In an extension, as in the real one, so that each call has the function's symbol.
extension DispatchSemaphore {
  /// Gives a token.
  ///
  /// Calls whose answer is used are told apart in the compiled code: those call ``answeringSignal()``
  /// (`CalledForAnswer`).
  @discardableResult public func signal() -> Int {
    tokens.put(.signal)
    return 0
  }

  /// Gives a token; tells whether a lane was waiting for it.
  public func answeringSignal() -> Int { tokens.putAndLook(.signal) ? 1 : 0 }
}

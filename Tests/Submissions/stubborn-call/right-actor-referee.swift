/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// Decides which result was first.
private actor Referee {
  private var decision: Result<String, any Error>?
  private var waiter: CheckedContinuation<Void, Never>?

  func decide(_ result: Result<String, any Error>) {
    guard decision == nil else { return }
    decision = result
    waiter?.resume()
    waiter = nil
  }

  func verdict() async throws -> String {
    if decision == nil {
      await withCheckedContinuation { waiter = $0 }
    }
    guard let decision else { throw CancellationError() }
    return try decision.get()
  }
}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let referee = Referee()
  let callTask = Task {
    do {
      let text = try await call()
      await referee.decide(.success(text))
    } catch {
      await referee.decide(.failure(error))
    }
  }
  let limitTask = Task {
    do {
      try await pause(milliseconds)
      await referee.decide(.failure(TimedOut()))
    } catch {
      await referee.decide(.failure(error))
    }
  }
  defer {
    callTask.cancel()
    limitTask.cancel()
  }
  return try await withTaskCancellationHandler {
    try await referee.verdict()
  } onCancel: {
    Task { await referee.decide(.failure(CancellationError())) }
  }
}

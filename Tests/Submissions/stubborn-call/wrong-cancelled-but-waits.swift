// expected: wrongResult
/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

import Synchronization

/// A caller who gets one answer, the first.
private final class Caller: Sendable {
  private let waiting: Mutex<CheckedContinuation<String, any Error>?>

  init(_ continuation: CheckedContinuation<String, any Error>) {
    waiting = Mutex(continuation)
  }

  func tell(_ result: Result<String, any Error>) {
    waiting.withLock { caller in
      caller?.resume(with: result)
      caller = nil
    }
  }
}

/// The tasks that have been started, or that a cancellation came before them.
private final class Tasks: Sendable {
  private let all = Mutex<(tasks: [Task<Void, Never>], isCancelled: Bool)>(([], false))

  func add(_ task: Task<Void, Never>) {
    let isCancelled = all.withLock { all in
      all.tasks.append(task)
      return all.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  func cancel() {
    let tasks = all.withLock { all in
      all.isCancelled = true
      return all.tasks
    }
    for task in tasks { task.cancel() }
  }
}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let tasks = Tasks()
  defer { tasks.cancel() }
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      let caller = Caller(continuation)
      tasks.add(
        Task {
          do {
            caller.tell(.success(try await call()))
          } catch {
            caller.tell(.failure(error))
          }
        })
      tasks.add(
        Task {
          // A pause that was cancelled says nothing about the time.
          guard (try? await pause(milliseconds)) != nil else { return }
          caller.tell(.failure(TimedOut()))
        })
    }
  } onCancel: {
    tasks.cancel()
  }
}

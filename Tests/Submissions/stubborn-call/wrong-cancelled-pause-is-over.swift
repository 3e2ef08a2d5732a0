// expected: wrongResult
// A pause that was cancelled counts as one that is over: a cancelled task gets TimedOut.
import Synchronization

typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

struct TimedOut: Error {}

private final class First: Sendable {
  private let waiting: Mutex<CheckedContinuation<String, any Error>?>

  init(_ continuation: CheckedContinuation<String, any Error>) {
    waiting = Mutex(continuation)
  }

  func resume(with result: Result<String, any Error>) {
    let continuation = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume(with: result)
  }
}

private final class Tasks: Sendable {
  private let all = Mutex<(tasks: [Task<Void, Never>], isOver: Bool)>(([], false))

  func add(_ task: Task<Void, Never>) {
    let isOver = all.withLock { all in
      all.tasks.append(task)
      return all.isOver
    }
    if isOver { task.cancel() }
  }

  func cancel() {
    let tasks = all.withLock { all in
      all.isOver = true
      return all.tasks
    }
    for task in tasks { task.cancel() }
  }
}

func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let tasks = Tasks()
  defer { tasks.cancel() }
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      let first = First(continuation)
      tasks.add(
        Task {
          do {
            first.resume(with: .success(try await call()))
          } catch {
            first.resume(with: .failure(error))
          }
        })
      tasks.add(
        Task {
          try? await pause(milliseconds)
          first.resume(with: .failure(TimedOut()))
        })
    }
  } onCancel: {
    tasks.cancel()
  }
}

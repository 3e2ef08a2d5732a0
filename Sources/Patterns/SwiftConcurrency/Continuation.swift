import Dispatch
import Foundation
import LoopbackServer
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Pattern {
  /// From callbacks to `async`.
  static let continuation = Pattern(
    "continuation", chapter: .swiftConcurrency,
    summary: "bridging a callback to async, resumed exactly once on every path",
    lookFor: "Four ways to an end: an answer, a failure, a cancelled task, a time limit. Each "
      + "resumes the waiting task once, and so does a callback that fires twice.",
    why: "A continuation stands for a suspended task. It must be resumed exactly once: never, and "
      + "the task waits forever; twice, and the program stops. Where several callbacks may come, a "
      + "small state under a lock lets only the first through.",
    compareWith: ["callback", "async-await", "async-stream"],
    parts: [
      .asynchronous("answered, and failed", answeredAndFailed),
      .asynchronous("cancelled, and too late", cancelledAndTooLate),
      .asynchronous("a callback that fires twice", firesTwice),
    ])
}

/// A continuation that only the first of several callers resumes.
private final class OneShot<Value: Sendable>: Sendable {
  private enum State {
    /// No task waits yet.
    case new
    case waiting(CheckedContinuation<Value, any Error>)
    /// The result came before a task waited.
    case early(Result<Value, any Error>)
    case resumed
  }

  private let state = Mutex(State.new)
  /// How many results came after the first.
  let ignored = Atomic(0)

  /// Suspends the caller until there is a result; to be called once.
  func value() async throws -> Value {
    try await withCheckedThrowingContinuation { wait($0) }
  }

  /// Keeps the continuation, or resumes it at once if the result is there already.
  @inline(never)  // so that no optimiser takes the lock into the async function
  private func wait(_ continuation: CheckedContinuation<Value, any Error>) {
    let early: Result<Value, any Error>? = state.withLock { state in
      if case .early(let result) = state {
        state = .resumed
        return result
      }
      state = .waiting(continuation)
      return nil
    }
    if let early { continuation.resume(with: early) }
  }

  /// Gives the result; only the first counts.
  @inline(never)
  func finish(_ result: Result<Value, any Error>) {
    let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
      switch state {
      case .new:
        state = .early(result)
        return nil
      case .waiting(let continuation):
        state = .resumed
        return continuation
      case .early, .resumed:
        ignored.add(1, ordering: .relaxed)
        return nil
      }
    }
    continuation?.resume(with: result)  // outside the lock: the resumed task may come back here
  }
}

/// Fetches with a completion handler, and waits for it as an `async` function.
private func fetch(
  _ url: URL, in session: URLSession, giveUpAfter limit: Duration
) async throws -> Data {
  let once = OneShot<Data>()

  let request = session.dataTask(with: url) { data, response, error in
    once.finish(Result { try PhotoReply.body(data, response, error) })
  }
  let deadline = DispatchWorkItem {
    once.finish(.failure(PhotoError.timedOut))
    request.cancel()  // its handler is called, too, and comes second
  }
  DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1), execute: deadline)
  defer { deadline.cancel() }

  request.resume()
  return try await withTaskCancellationHandler {
    try await once.value()
  } onCancel: {
    once.finish(.failure(PhotoError.cancelled))
    request.cancel()
  }
}

private func answeredAndFailed(_ stage: Stage) async throws {
  let server = try PhotoServer(for: stage)
  defer { server.stop() }
  let session = URLSession(configuration: .withoutCache())
  defer { session.finishTasksAndInvalidate() }

  for name in ["photo 1", "missing", "cut"] {
    let url = server.url(name)
    stage.waits(for: name)
    do {
      let body = try await fetch(url, in: session, giveUpAfter: .seconds(60))
      stage.say("\(name): \(try PhotoReply.picture(body).size)")
    } catch {
      stage.say("no \(name): \(PhotoError.reason(error))")
    }
  }
}

private func cancelledAndTooLate(_ stage: Stage) async throws {
  let server = try PhotoServer(for: stage)
  defer { server.stop() }
  let session = URLSession(configuration: .withoutCache())
  defer { session.finishTasksAndInvalidate() }

  let waiting = Task(name: "cancelled one") {
    let url = server.url("slow")
    stage.waits(for: "a slow photo")
    do {
      _ = try await fetch(url, in: session, giveUpAfter: .seconds(60))
    } catch {
      stage.say("no slow photo: \(PhotoError.reason(error))")
    }
  }
  try await Task.sleep(for: stage.unit)
  stage.say("it is not wanted any more")
  waiting.cancel()
  await waiting.value

  let url = server.url("slow")
  stage.waits(for: "a slow photo")
  do {
    _ = try await fetch(url, in: session, giveUpAfter: stage.unit)
  } catch {
    stage.say("no slow photo: \(PhotoError.reason(error))")
  }
}

private func firesTwice(_ stage: Stage) async throws {
  let once = OneShot<String>()

  /// Answers from what it has, and then again from what it has fetched.
  func look(_ callback: @escaping @Sendable (String) -> Void) {
    callback("what was kept")
    callback("what was fetched")
  }
  look { once.finish(.success($0)) }

  stage.say("resumed with \(try await once.value())")
  stage.show("calls ignored", once.ignored.load(ordering: .relaxed))
}

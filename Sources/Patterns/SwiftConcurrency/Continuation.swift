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
    lookFor: "Four ways to an end: an answer, a failure, a cancelled task, a time limit. Each ends "
      + "one wait. In the third part the `source` answers twice; the first answer resumes the "
      + "`asker`, and the second is one of the `calls ignored`. In the fourth the second answer "
      + "resumes it again: that is the last thing the process does, ‼, and `the runtime said` why. "
      + "In the fifth `the source ends` without an answer: the `asker` waits to the end, and "
      + "`the runtime said` so, but the process goes on.",
    why: "A continuation stands for a suspended task. It must be resumed exactly once: twice, and "
      + "the program stops; never, and the task waits forever. That is said only if the continuation "
      + "is checked, and when its last copy is gone: kept somewhere, it waits in silence. Where several callbacks may come, a "
      + "small state under a lock lets only the first through.",
    compareWith: ["callback", "async-await", "async-stream"],
    parts: [
      .asynchronous("answered, and failed", answeredAndFailed),
      .asynchronous("cancelled, and too late", cancelledAndTooLate),
      .asynchronous("a callback that fires twice", firesTwice),
      .asynchronous("resumed twice", mistake: .ofRule, repair: 3, resumesTwice),
      .asynchronous("never resumed", mistake: .ofRule, neverResumed),
    ])
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

/// Answers at once with what it has kept, and again with what it has fetched; then it is over.
private func look(
  _ stage: Stage, _ answer: @escaping @Sendable (String) -> Void,
  whenOver: @escaping @Sendable () -> Void
) {
  let fetch = stage.chore("fetch", units: 1)
  Thread.named("source") {
    stage.say("answers with what was kept")
    answer("what was kept")
    fetch.perform()
    stage.say("answers with what was fetched")
    answer("what was fetched")
    whenOver()
  }.start()
}

private func firesTwice(_ stage: Stage) async throws {
  let once = OneShot<String>()
  let asker = Task(name: "asker") {
    stage.waits(for: "an answer")
    let answer = try await once.value()
    stage.say("resumed with \(answer)")
    return answer
  }
  stage.waits(for: "the source")
  await withCheckedContinuation { over in
    look(stage) {
      once.finish(.success($0))
    } whenOver: {
      over.resume()
    }
  }
  stage.show("resumed with", try await asker.value)
  stage.show("calls ignored", once.ignored.load(ordering: .relaxed))
}

private func resumesTwice(_ stage: Stage) async {
  stage.waits(for: "the source")
  await withCheckedContinuation { over in
    Task(name: "asker") {
      stage.waits(for: "an answer")
      let answer = await withCheckedContinuation(function: "resumesTwice") { continuation in
        // Wrong: for a callback that comes twice.
        look(stage) {
          continuation.resume(returning: $0)
        } whenOver: {
          over.resume()
        }
      }
      stage.say("resumed with \(answer)")
    }
  }
}

/// A source that calls back who has asked, as soon as it knows the answer.
@MainActor private final class Source {
  private var callbacks: [(String) -> Void] = []

  func ask(_ callback: @escaping (String) -> Void) { callbacks.append(callback) }

  /// Ends without an answer.
  func close() {
    callbacks = []  // Wrong: they are forgotten, and not one of them is called.
  }
}

@MainActor private func neverResumed(_ stage: Stage) async throws {
  let source = Source()
  let isResumed = Flag()
  await withCheckedContinuation { hasAsked in
    Task(name: "asker") {
      stage.waits(for: "an answer")
      let answer = await withCheckedContinuation(function: "neverResumed") { continuation in
        source.ask { continuation.resume(returning: $0) }
        hasAsked.resume()
      }
      isResumed.raise()
      stage.say("resumed with \(answer)")
    }
  }
  stage.waits(for: "the source")
  try await Task.sleep(for: stage.unit)
  stage.say("the source ends, and forgets who has asked")
  source.close()
  stage.waits(for: "the asker")
  try await Task.sleep(for: stage.unit)
  stage.say("a unit later")
  stage.show("the asker was resumed", isResumed.isRaised)
}

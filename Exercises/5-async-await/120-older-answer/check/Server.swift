import Grading
import Synchronization

/// A server that answers when the check says so, and does not care about cancellation.
final class CheckServer: Sendable {
  struct Down: Error {}

  private struct State {
    var asked: [String] = []
    var questions: [CheckedContinuation<[String], any Error>?] = []
  }

  private let state = Mutex(State())
  private let news: AsyncStream<Void>
  private let source: AsyncStream<Void>.Continuation

  init() {
    (news, source) = AsyncStream.makeStream(of: Void.self)
  }

  /// The texts that it was asked for.
  var asked: [String] { state.withLock { $0.asked } }

  func find(_ text: String) async throws -> [String] {
    try await withCheckedThrowingContinuation { continuation in
      state.withLock { state in
        state.asked.append(text)
        state.questions.append(continuation)
      }
      source.yield()
    }
  }

  /// Waits until it is asked once more, which makes so many times, and demands that it is.
  func isAsked(_ times: Int) async {
    let patience = Task { [source] in
      guard (try? await Work().fetch("the check's patience", units: 50)) != nil else { return }
      source.finish()
    }
    defer { patience.cancel() }
    for await _ in news { break }
    expect(asked.count, equals: times, "each search asks find at once, and waits for no other one")
  }

  func answer(_ question: Int, with names: [String]) {
    taken(question)?.resume(returning: names)
  }

  func fail(_ question: Int, with error: any Error = Down()) {
    taken(question)?.resume(throwing: error)
  }

  private func taken(_ question: Int) -> CheckedContinuation<[String], any Error>? {
    state.withLock { state in
      let continuation = state.questions[question]
      state.questions[question] = nil
      return continuation
    }
  }
}

import Grading
import Synchronization

/// The older of two answers comes last: the newer one stays.
func theOlderAnswerComesLast() async {
  await twoSearches("har", "harbour")
}

/// The older of two answers to the same text comes last: the newer one stays.
func theSameTextAgain() async {
  await twoSearches("harbour", "harbour")
}

/// The older answer comes first: it is not shown while the newest search is under way.
func theOlderAnswerComesFirst() async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  let older = Task { await list.search("har") }
  await server.isAsked(1)
  let search = Task { await list.search("harbour") }
  await server.isAsked(2)
  server.answer(0, with: ["an older answer"])
  await older.value
  await settle()
  let early: [String] = await list.shown
  expect(early, equals: [], "an answer that is no longer wanted is never shown")
  let newest = ["harbour \(given(10...99))"]
  server.answer(1, with: newest)
  await search.value
  let shown: [String] = await list.shown
  expect(shown, equals: newest, "the answer of the newest search is shown")
}

/// A newer search begins while the older answer arrives: the newer answer is shown at the end.
func askedWhileAnAnswerArrives() async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  let newest = ["harbour \(given(10...99))"]
  let first = Task { await list.search("har") }
  await server.isAsked(1)
  server.answer(0, with: ["an older answer"])
  let second = Task { await list.search("harbour") }
  await server.isAsked(2)
  server.answer(1, with: newest)
  await first.value
  await second.value
  await settle()
  let shown: [String] = await list.shown
  expect(shown, equals: newest, "the answer of the newest search is shown")
}

/// The list is cleared while an answer arrives: it is empty at the end.
func clearedWhileAnAnswerArrives() async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  let search = Task { await list.search("har") }
  await server.isAsked(1)
  server.answer(0, with: ["an answer"])
  await list.clear()
  await search.value
  await settle()
  let shown: [String] = await list.shown
  expect(shown, equals: [], "a list that was cleared is empty")
}

/// The newest search fails: the list stays as it is, also when the older one is answered after that.
func theNewestFails() async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  let before = ["harbour \(given(10...99))"]
  let search = Task { await list.search("harbour") }
  await server.isAsked(1)
  server.answer(0, with: before)
  await search.value

  let older = Task { await list.search("har") }
  await server.isAsked(2)
  let newest = Task { await list.search("h") }
  await server.isAsked(3)
  server.fail(2)
  await newest.value
  let shown: [String] = await list.shown
  expect(shown, equals: before, "a search that fails leaves the list as it is")
  server.answer(1, with: ["an older answer"])
  await older.value
  await settle()
  let stillShown: [String] = await list.shown
  expect(stillShown, equals: before, "an older answer is not shown after the newest search failed")
}

/// The older search fails before the newest one is answered: that changes nothing.
func anOlderOneFails() async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  let newest = ["harbour \(given(10...99))"]
  let older = Task { await list.search("har") }
  await server.isAsked(1)
  let search = Task { await list.search("harbour") }
  await server.isAsked(2)
  server.fail(0)
  await older.value
  await settle()
  server.answer(1, with: newest)
  await search.value
  let shown: [String] = await list.shown
  expect(shown, equals: newest, "an older search that fails does not change the list")
}

/// The list is cleared while a search is under way: it stays empty, until the next search is answered.
func clearedMeanwhile() async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  let older = Task { await list.search("har") }
  await server.isAsked(1)
  await list.clear()
  server.answer(0, with: ["an older answer"])
  await older.value
  await settle()
  let shown: [String] = await list.shown
  expect(shown, equals: [], "a list that was cleared stays empty")

  let newest = ["harbour \(given(10...99))"]
  let search = Task { await list.search("harbour") }
  await server.isAsked(2)
  server.answer(1, with: newest)
  await search.value
  let nowShown: [String] = await list.shown
  expect(nowShown, equals: newest, "the answer of a search after clear() is shown")
  await list.clear()
  let finallyShown: [String] = await list.shown
  expect(finallyShown, equals: [], "clear() empties the list")
}

/// The task of the older search is cancelled, and fails at last: the newer answer is shown, and stays.
func theOlderIsCancelled() async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  let newest = ["harbour \(given(10...99))"]
  let older = Task { await list.search("har") }
  await server.isAsked(1)
  let search = Task { await list.search("harbour") }
  await server.isAsked(2)
  older.cancel()
  server.answer(1, with: newest)
  await search.value
  server.fail(0)
  await older.value
  await settle()
  let shown: [String] = await list.shown
  expect(shown, equals: newest, "cancelling an older search does not concern the newer one")
}

private func twoSearches(_ one: String, _ other: String) async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  let newest = ["harbour \(given(10...99))"]
  let first = Task { await list.search(one) }
  await server.isAsked(1)
  let second = Task { await list.search(other) }
  await server.isAsked(2)
  expect(
    server.asked, equals: [one, other], "each search asks find once, and for its own text")
  server.answer(1, with: newest)
  await second.value
  let shown: [String] = await list.shown
  expect(shown, equals: newest, "the answer of the newest search is shown when search returns")
  server.answer(0, with: ["an older answer"])
  await first.value
  await settle()
  let stillShown: [String] = await list.shown
  expect(stillShown, equals: newest, "an older answer does not overwrite a newer one")
}

/// Waits until nothing happens any more, however much of a search is left when it has returned.
private func settle() async {
  try? await Work().fetch("a while")
}

/// A server that answers when the check says so, and does not care about cancellation.
private final class CheckServer: Sendable {
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

  func fail(_ question: Int) {
    taken(question)?.resume(throwing: Down())
  }

  private func taken(_ question: Int) -> CheckedContinuation<[String], any Error>? {
    state.withLock { state in
      let continuation = state.questions[question]
      state.questions[question] = nil
      return continuation
    }
  }
}

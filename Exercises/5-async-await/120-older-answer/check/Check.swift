import Grading

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
  await theOlderAnswerComesFirst(afterClearing: 0)
}

/// An empty text finds nothing: that answer is shown like any other.
func anEmptyAnswer() async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  for (number, text) in ["harbour", ""].enumerated() {
    let search = Task { await list.search(text) }
    await server.isAsked(number + 1)
    server.answer(number, with: text.isEmpty ? [] : [text])
    await search.value
    let shown: [String] = await list.shown
    expect(shown, equals: text.isEmpty ? [] : [text], "the answer of a search is shown")
  }
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

/// A search fails with a `CancellationError`, though nobody has cancelled it: the list stays as it is, too.
func anErrorLikeACancellation() async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  let before = ["harbour \(given(10...99))"]
  let search = Task { await list.search("harbour") }
  await server.isAsked(1)
  server.answer(0, with: before)
  await search.value

  let newest = Task { await list.search("h") }
  await server.isAsked(2)
  server.fail(1, with: CancellationError())
  await newest.value
  await settle()
  let shown: [String] = await list.shown
  expect(shown, equals: before, "a search that fails leaves the list as it is")
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

/// The task of the older search is cancelled and fails first: the newest one is still wanted.
func theOlderIsCancelledAndFails() async {
  await theOlderIsCancelled { $0.fail(0, with: CancellationError()) }
}

/// The task of the older search is cancelled and is answered all the same: the newest one is still wanted.
func theOlderIsCancelledAndAnswered() async {
  await theOlderIsCancelled { $0.answer(0, with: ["an older answer"]) }
}

/// The older search is cancelled and ends, in one way or the other, before the newest one is answered.
private func theOlderIsCancelled(andEnds end: (CheckServer) -> Void) async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  let newest = ["harbour \(given(10...99))"]
  let older = Task { await list.search("har") }
  await server.isAsked(1)
  let search = Task { await list.search("harbour") }
  await server.isAsked(2)
  older.cancel()
  end(server)
  await older.value
  await settle()
  server.answer(1, with: newest)
  await search.value
  let shown: [String] = await list.shown
  expect(shown, equals: newest, "cancelling an older search does not concern the newer one")
}

/// A search is called by a task that is cancelled already: it is the newest one all the same, and asks.
func aCancelledTaskSearches() async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  let older = Task { await list.search("har") }
  await server.isAsked(1)
  let newest = Task {
    withUnsafeCurrentTask { $0?.cancel() }
    await list.search("harbour")
  }
  await server.isAsked(2)
  server.answer(0, with: ["an older answer"])
  await older.value
  await settle()
  let shown: [String] = await list.shown
  expect(shown, equals: [], "an answer that is no longer wanted is never shown")
  server.fail(1)
  await newest.value
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

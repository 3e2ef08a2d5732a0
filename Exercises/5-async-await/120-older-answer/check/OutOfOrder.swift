import Grading

/// The older of two answers to the same text comes first: it is not shown while the newest search is under way.
func theSameTextAnsweredEarly() async {
  await theOlderAnswerComesFirst(to: "harbour", afterClearing: 0)
}

/// The task of the newest search is cancelled, and it fails: an older answer that comes later is not shown.
func theNewestIsCancelled() async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  let older = Task { await list.search("har") }
  await server.isAsked(1)
  let newest = Task { await list.search("harbour") }
  await server.isAsked(2)
  newest.cancel()
  server.fail(1, with: CancellationError())
  await newest.value
  server.answer(0, with: ["an older answer"])
  await older.value
  await settle()
  let shown: [String] = await list.shown
  expect(shown, equals: [], "an older answer is not shown after the newest search failed")
}

/// Of three searches, the second is answered before the third begins: the first one's answer, late, is not shown.
func theFirstOfThreeComesLate() async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  let first = Task { await list.search("h") }
  await server.isAsked(1)
  let second = Task { await list.search("har") }
  await server.isAsked(2)
  server.answer(1, with: ["har"])
  await second.value
  let third = Task { await list.search("harbour") }
  await server.isAsked(3)
  server.answer(0, with: ["an older answer"])
  await first.value
  await settle()
  let early: [String] = await list.shown
  expect(early, equals: ["har"], "an answer that is no longer wanted is never shown")
  let newest = ["harbour \(given(10...99))"]
  server.answer(2, with: newest)
  await third.value
  let shown: [String] = await list.shown
  expect(shown, equals: newest, "the answer of the newest search is shown")
}

/// Waits until nothing happens any more, however much of a search is left when it has returned.
private func settle() async {
  try? await Work().fetch("a while")
}

import Grading

/// The list is cleared nine times between two searches: the older answer is not shown all the same.
func theListIsClearedNineTimesBetween() async {
  await theOlderAnswerComesFirst(afterClearing: 9)
}

/// The list is cleared 23 times between two searches: the older answer is not shown all the same.
func theListIsClearedOftenBetween() async {
  await theOlderAnswerComesFirst(afterClearing: 23)
}

/// The older answer comes first, and the list was cleared so many times between the two searches.
func theOlderAnswerComesFirst(to olderText: String = "har", afterClearing times: Int) async {
  let server = CheckServer()
  let list = await SearchList { try await server.find($0) }
  let older = Task { await list.search(olderText) }
  await server.isAsked(1)
  for _ in 0..<times { await list.clear() }
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

/// Waits until nothing happens any more, however much of a search is left when it has returned.
private func settle() async {
  try? await Work().fetch("a while")
}

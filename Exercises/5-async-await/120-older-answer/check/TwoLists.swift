import Grading

/// Two lists: what one of them is asked for does not concern the answer of the other one.
func twoLists() async {
  let server = CheckServer()
  let one = await SearchList { try await server.find($0) }
  let other = await SearchList { try await server.find($0) }
  let first = Task { await one.search("harbour") }
  await server.isAsked(1)
  let second = Task { await other.search("market") }
  await server.isAsked(2)
  server.answer(0, with: ["the harbour"])
  await first.value
  server.answer(1, with: ["the market"])
  await second.value
  let shown: [[String]] = await [one.shown, other.shown]
  expect(shown, equals: [["the harbour"], ["the market"]], "the answer of a search is shown")
}

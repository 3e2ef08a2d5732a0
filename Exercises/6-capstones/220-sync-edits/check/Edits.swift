import Grading

/// Notes are edited while a push is under way, one of them twice: exactly these are pending afterwards.
func editedDuringAPush() async {
  let number = given(100...999)
  let server = CheckServer(answers: .whenTold)
  let engine = SyncEngine(server: server.server)
  let syncing = await pushing(["list": "milk", "diary": "rain"], with: engine, to: server)
  await engine.edit("list", "bread")
  await engine.edit("list", "\(number) eggs")
  await engine.edit("ideas", "a boat")
  let now = checked(await engine.pending)
  expect(
    now, equals: ["diary: rain", "ideas: a boat", "list: \(number) eggs"],
    "pending has the last text of each note that no push has delivered")
  server.answer()
  let outcome = await syncing.value
  expect(outcome, equals: "returned", "sync returns when the push has succeeded")
  let left = checked(await engine.pending)
  expect(
    left, equals: ["ideas: a boat", "list: \(number) eggs"],
    "what was edited during a push stays pending, and nothing else")
  await sendsTheRest(
    of: engine, to: server,
    [["diary: rain", "list: milk"], ["ideas: a boat", "list: \(number) eggs"]])
}

/// Notes are edited while a push is under way that then fails, one of them for the first time: all is pending.
func editedDuringAPushThatFails() async {
  let number = given(100...999)
  let server = CheckServer(answers: .whenTold, failures: 1)
  let engine = SyncEngine(server: server.server)
  let syncing = await pushing(["list": "milk", "diary": "rain"], with: engine, to: server)
  await engine.edit("list", "\(number) eggs")
  await engine.edit("ideas", "a boat")
  server.answer()
  let outcome = await syncing.value
  expect(outcome, equals: "down", "sync throws the error of the push")
  let all = ["diary: rain", "ideas: a boat", "list: \(number) eggs"]
  let left = checked(await engine.pending)
  expect(left, equals: all, "after a push that failed, the last text of each note is pending")
  await sendsTheRest(of: engine, to: server, [["diary: rain", "list: milk"], all])
}

/// Notes get the texts that are being sent, one of them after another text, and the push fails: they are pending.
func sentTextsAgainDuringAPushThatFails() async {
  let server = CheckServer(answers: .whenTold, failures: 1)
  let engine = SyncEngine(server: server.server)
  let syncing = await pushing(["list": "milk", "diary": "rain"], with: engine, to: server)
  await engine.edit("diary", "rain")
  await engine.edit("list", "bread")
  await engine.edit("list", "milk")
  let all = ["diary: rain", "list: milk"]
  let now = checked(await engine.pending)
  expect(now, equals: all, "pending has the last text of each note that no push has delivered")
  server.answer()
  let outcome = await syncing.value
  expect(outcome, equals: "down", "sync throws the error of the push")
  let left = checked(await engine.pending)
  expect(left, equals: all, "after a push that failed, the last text of each note is pending")
  await sendsTheRest(of: engine, to: server, [all, all])
}

/// Notes get an empty text, before a push and while it is under way: that is an edit like any other.
func emptiedDuringAPush() async {
  let server = CheckServer(answers: .whenTold)
  let engine = SyncEngine(server: server.server)
  let syncing = await pushing(["list": "milk", "diary": ""], with: engine, to: server)
  await engine.edit("list", "")
  let now = checked(await engine.pending)
  expect(
    now, equals: ["diary: ", "list: "],
    "pending has the last text of each note that no push has delivered")
  server.answer()
  _ = await syncing.value
  let left = checked(await engine.pending)
  expect(
    left, equals: ["list: "], "what was edited during a push stays pending, and nothing else")
  await sendsTheRest(of: engine, to: server, [["diary: ", "list: milk"], ["list: "]])
}

/// A note is edited during one push, and not during the next.
func editedDuringTheFirstPush() async {
  let server = CheckServer(answers: .whenTold)
  let engine = SyncEngine(server: server.server)
  for text in ["milk", "bread"] {
    let syncing = await pushing(["list": text], with: engine, to: server)
    if text == "milk" { await engine.edit("list", "eggs") }
    server.answer()
    _ = await syncing.value
    let left = checked(await engine.pending)
    expect(
      left, equals: text == "milk" ? ["list: eggs"] : [],
      "a note is pending after a push if it was edited during that push")
  }
}

/// A note is edited during each of two pushes, and not between them: each time the new text stays.
func editedDuringEachPush() async {
  let server = CheckServer(answers: .whenTold)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  for text in ["eggs", "bread"] {
    let syncing = await pushing([:], with: engine, to: server)
    await engine.edit("list", text)
    server.answer()
    _ = await syncing.value
    let left = checked(await engine.pending)
    expect(left, equals: ["list: \(text)"], "what was edited during a push stays pending")
  }
  await sendsTheRest(of: engine, to: server, [["list: milk"], ["list: eggs"], ["list: bread"]])
}

/// A note gets another text during a push, and then the old one again: in the end the server has that.
func backToTheOldText() async {
  let server = CheckServer(answers: .whenTold)
  let engine = SyncEngine(server: server.server)
  let syncing = await pushing(["list": "milk"], with: engine, to: server)
  await engine.edit("list", "bread")
  await engine.edit("list", "milk")
  server.answer()
  _ = await syncing.value
  let left = checked(await engine.pending)
  expect(left == [] || left == ["list: milk"], "the last text of a note is pending, or delivered")
  let next = await pushing([:], with: engine, to: server)
  server.answer()
  let outcome = await next.value
  expect(outcome, equals: "returned", "sync returns when the push has succeeded")
  expect(server.pushes.last, equals: ["list: milk"], "the server gets the last text of a note")
  let empty = checked(await engine.pending)
  expect(empty, equals: [], "a change is no longer pending when a push with it has succeeded")
}

/// A note is edited at any moment of a push: the new text is pending, or the server has it.
func editedAtAnyMoment() async {
  let server = CheckServer(answers: .later)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  async let edit: Void = engine.edit("list", "bread")
  let outcome = await server.outcome(of: engine)
  await edit
  expect(outcome, equals: "returned", "sync returns when the push has succeeded")
  let left = checked(await engine.pending)
  expect(
    server.pushes.last == ["list: bread"] ? left == [] : left == ["list: bread"],
    "an edited note is pending until a push has delivered its last text")
}

/// Another engine is pushing: what that one sends is not pending here, and what is pending here stays.
func anotherEngineIsPushing() async {
  let server = CheckServer(answers: .whenTold)
  let (engine, other) = (SyncEngine(server: server.server), SyncEngine(server: server.server))
  await other.edit("diary", "rain")
  let syncing = await pushing(["list": "milk"], with: engine, to: server)
  let pending = checked(await other.pending)
  expect(pending, equals: ["diary: rain"], "what another engine sends is not pending here")
  server.answer()
  _ = await syncing.value
  let left = checked(await other.pending)
  expect(left, equals: ["diary: rain"], "a change is pending until a push with it has succeeded")
}

/// Begins a push of these changes, which the server does not answer yet.
private func pushing(
  _ changes: [String: String], with engine: SyncEngine, to server: CheckServer
) async -> Task<String, Never> {
  for (note, text) in changes.sorted(by: { $0.key < $1.key }) { await engine.edit(note, text) }
  let (pushes, ends) = (server.pushes.count, server.ends)
  let syncing = Task { await server.outcome(of: engine) }
  await server.hasBegun(pushes: pushes + 1, orCallsEnd: ends + 1)
  return syncing
}

/// Demands that one more push sends what is left, and these are then all pushes.
private func sendsTheRest(
  of engine: SyncEngine, to server: CheckServer, _ pushes: [[String]]
) async {
  let next = await pushing([:], with: engine, to: server)
  server.answer()
  let outcome = await next.value
  expect(outcome, equals: "returned", "sync returns when the push has succeeded")
  expect(server.pushes, equals: pushes, "the next push sends the last text of what is pending")
  let empty = checked(await engine.pending)
  expect(empty, equals: [], "a change is no longer pending when a push with it has succeeded")
}

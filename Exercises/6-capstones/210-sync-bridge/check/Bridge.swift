import Grading

/// The changes are sent in one push, with the last text of each note; the server answers later.
func changesAreSent() async {
  await sendsChanges(to: CheckServer(answers: .later))
}

/// The server answers while `push` is still running.
func answeredAtOnce() async {
  await sendsChanges(to: CheckServer(answers: .inPush))
}

/// The push fails: the error is thrown, the changes stay pending, and the next call sends them again.
func thePushFails() async {
  await failsOnce(CheckServer(answers: .later, failures: 1))
}

/// The push fails while `push` is still running.
func failedAtOnce() async {
  await failsOnce(CheckServer(answers: .inPush, failures: 1))
}

/// The push fails with a CancellationError that nobody has caused: an error like others.
func failedByCancellation() async {
  await failsOnce(
    CheckServer(answers: .inPush, failures: 1, failsByCancellation: true), with: "cancelled")
}

/// With nothing pending, nothing is sent; a note that gets the same text once more has changed again.
func nothingToSend() async {
  let server = CheckServer(answers: .later)
  let engine = SyncEngine(server: server.server)
  let empty = await server.outcome(of: engine)
  expect(empty, equals: "returned", "sync returns when nothing is pending")
  expect(server.pushes, equals: [], "nothing is sent when nothing is pending")
  for _ in 1...2 {
    await engine.edit("list", "milk")
    let outcome = await server.outcome(of: engine)
    expect(outcome, equals: "returned", "sync returns when the push has succeeded")
  }
  expect(
    server.pushes, equals: [["list: milk"], ["list: milk"]],
    "each call sends the changes that are pending")
}

/// A note gets an empty text, and that of another engine is edited as well: each has its own changes.
func anEmptyTextIsAChange() async {
  let server = CheckServer(answers: .inPush)
  let (engine, other) = (SyncEngine(server: server.server), SyncEngine(server: server.server))
  await engine.edit("list", "")
  await other.edit("diary", "rain")
  let pending = checked(await engine.pending)
  expect(pending, equals: ["list: "], "an empty text is a change like others")
  let outcome = await server.outcome(of: engine)
  expect(outcome, equals: "returned", "sync returns when the push has succeeded")
  expect(server.pushes, equals: [["list: "]], "each engine sends its own changes")
  let left = checked(await other.pending)
  expect(left, equals: ["diary: rain"], "a change is pending until a push with it has succeeded")
}

/// Two tasks edit at the same time: no change is lost.
func editedByTwo() async {
  let server = CheckServer(answers: .inPush)
  let engine = SyncEngine(server: server.server)
  async let other: Void = engine.edit("list", "milk")
  await engine.edit("diary", "rain")
  await other
  let pending = checked(await engine.pending)
  expect(pending, equals: ["diary: rain", "list: milk"], "no change is lost")
}

/// The pending changes are read while the push ends: they are still pending, or no longer.
func readWhileThePushEnds() async {
  let server = CheckServer(answers: .later)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  async let outcome = server.outcome(of: engine)
  let pending = checked(await engine.pending)
  expect(
    pending == ["list: milk"] || pending.isEmpty && server.successes == 1,
    "a change is pending until a push with it has succeeded")
  let found = await outcome
  expect(found, equals: "returned", "sync returns when the push has succeeded")
}

/// The pending changes are read while the push fails: at every moment they are pending.
func readWhileThePushFails() async {
  let server = CheckServer(answers: .later, failures: 1)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  async let outcome = server.outcome(of: engine)
  let pending = checked(await engine.pending)
  expect(pending, equals: ["list: milk"], "a change is pending until a push with it has succeeded")
  let found = await outcome
  expect(found, equals: "down", "sync throws the error of the push")
}

/// The server takes long: until it answers, the changes are pending and the call waits.
func theServerTakesLong() async {
  let server = CheckServer(answers: .whenTold)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  let syncing = Task { await server.outcome(of: engine) }
  await server.hasBegun(pushes: 1, orCallsEnd: 1)
  let pending = checked(await engine.pending)
  expect(pending, equals: ["list: milk"], "a change is pending until a push with it has succeeded")
  try? await Work().fetch("a while", units: 1000)
  expect(server.ends, equals: 0, "sync does not return before the server has answered")
  server.answer()
  let outcome = await syncing.value
  expect(outcome, equals: "returned", "sync returns when the push has succeeded")
}

/// Two pushes in a row fail, and a note is edited after each: the newest text is pending, and is sent.
func editedAfterAFailure() async {
  let server = CheckServer(answers: .inPush, failures: 2)
  let engine = SyncEngine(server: server.server)
  await engine.edit("", "a note without a name")
  await engine.edit("list", "milk")
  for text in ["bread", "butter"] {
    let failed = await server.outcome(of: engine)
    expect(failed, equals: "down", "sync throws the error of the push, each time")
    await engine.edit("list", text)
    let pending = checked(await engine.pending)
    expect(
      pending, equals: [": a note without a name", "list: \(text)"],
      "the changes of a push that failed stay pending, with the newest texts")
  }
  let sent = await server.outcome(of: engine)
  expect(sent, equals: "returned", "sync returns when the push has succeeded")
  expect(
    server.pushes,
    equals: ["milk", "bread", "butter"].map { [": a note without a name", "list: \($0)"] },
    "each push sends the newest texts")
}

/// Two pushes in a row fail, and nothing is edited any more: each call after them sends the changes again.
func repeatedWithoutAnEdit() async {
  let server = CheckServer(answers: .inPush, failures: 2)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  for _ in 1...2 {
    let failed = await server.outcome(of: engine)
    expect(failed, equals: "down", "sync throws the error of the push, each time")
  }
  let sent = await server.outcome(of: engine)
  expect(sent, equals: "returned", "sync returns when the push has succeeded")
  expect(
    server.pushes, equals: [["list: milk"], ["list: milk"], ["list: milk"]],
    "the next call sends the changes of a push that failed, also if nothing is edited in between")
}

/// Two engines push at the same time: each call ends as its own push does.
func twoEnginesPush() async {
  let (slow, server) = (CheckServer(answers: .whenTold, failures: 1), CheckServer(answers: .inPush))
  let (other, engine) = (SyncEngine(server: slow.server), SyncEngine(server: server.server))
  await other.edit("diary", "rain")
  let first = Task { await slow.outcome(of: other) }
  await slow.hasBegun(pushes: 1, orCallsEnd: 1)
  await engine.edit("list", "milk")
  let second = Task { await server.outcome(of: engine) }
  // Time passes only when all that call have come as far as they can.
  try? await Work().fetch("a while")
  slow.answer()
  let outcomes = [await first.value, await second.value]
  expect(outcomes, equals: ["down", "returned"], "each call of sync ends as its own push does")
}

private func sendsChanges(to server: CheckServer) async {
  let number = given(100...999)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  await engine.edit("diary", "day \(number)")
  await engine.edit("list", "milk and \(number)")
  let outcome = await server.outcome(of: engine)
  expect(outcome, equals: "returned", "sync returns when the push has succeeded")
  expect(
    server.pushes, equals: [["diary: day \(number)", "list: milk and \(number)"]],
    "one push sends the last text of each note")
  let pending = checked(await engine.pending)
  expect(pending, equals: [], "a change is no longer pending when a push with it has succeeded")
}

private func failsOnce(_ server: CheckServer, with error: String = "down") async {
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  let failed = await server.outcome(of: engine)
  expect(failed, equals: error, "sync throws the error of the push")
  let pending = checked(await engine.pending)
  expect(pending, equals: ["list: milk"], "the changes of a push that failed stay pending")
  await engine.edit("diary", "rain")
  let sent = await server.outcome(of: engine)
  expect(sent, equals: "returned", "sync returns when the push has succeeded")
  expect(
    server.pushes, equals: [["list: milk"], ["diary: rain", "list: milk"]],
    "the next call sends all that is pending")
}

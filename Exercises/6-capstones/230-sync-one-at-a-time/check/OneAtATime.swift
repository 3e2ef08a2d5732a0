import Grading

/// A call comes during a push, after another edit: it sends that when the push has ended.
func calledDuringAPush() async {
  let number = given(100...999)
  let server = CheckServer(answers: .whenTold)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  let first = Task { await server.outcome(of: engine) }
  await server.hasBegun(pushes: 1, orCallsEnd: 1)
  await engine.edit("diary", "day \(number)")
  let second = Task { await server.outcome(of: engine) }
  server.answer()
  let outcome = await first.value
  expect(outcome, equals: "returned", "sync returns when the push with its changes has succeeded")
  await server.hasBegun(pushes: 2, orCallsEnd: 2)
  server.answer()
  let later = await second.value
  expect(later, equals: "returned", "sync returns when the push with its changes has succeeded")
  expect(
    server.pushes, equals: [["list: milk"], ["diary: day \(number)"]],
    "a call that has waited sends what is pending then")
  expect(server.most, equals: 1, "there is never more than one push at the same time")
}

/// Three calls at the same time, and one change: it is sent once.
func threeCalls() async {
  let server = CheckServer(answers: .inAUnit)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  async let first = server.attempt(with: engine)
  async let second = server.attempt(with: engine)
  let third = await server.attempt(with: engine)
  let outcomes = await [first, second, third]
  expect(
    outcomes, equals: ["returned", "returned", "returned"],
    "sync returns when the push with its changes has succeeded")
  expect(server.pushes, equals: [["list: milk"]], "what one call sends, no other sends again")
}

/// Two that edit and then sync: when a call returns, its own edit is delivered.
func eachWithAnEdit() async {
  let server = CheckServer(answers: .later)
  let engine = SyncEngine(server: server.server)
  async let other = isDelivered("diary", by: engine, to: server)
  let own = await isDelivered("list", by: engine, to: server)
  let both = await other && own
  expect(both, "when sync returns, what was edited before is delivered")
  expect(server.most, equals: 1, "there is never more than one push at the same time")
  let all = server.pushes.flatMap { $0 }.sorted()
  expect(all, equals: ["diary: new", "list: new"], "each change is sent once")
}

/// Two calls wait for the same push, each after an edit that this push does not send: the next one sends both.
func twoWait() async {
  let server = CheckServer(answers: .inAUnit, held: 1)
  let engine = SyncEngine(server: server.server)
  @Sendable func returnsAfterTwoPushes() async {
    let outcome = await server.attempt(with: engine)
    expect(outcome, equals: "returned", "sync returns when the push with its changes has succeeded")
    expect(server.successes, equals: 2, "when sync returns, what was edited before is delivered")
  }
  await engine.edit("list", "milk")
  async let first = server.attempt(with: engine)
  // Time passes only when all that call have come as far as they can.
  try? await Work().fetch("a while")
  await engine.edit("diary", "rain")
  async let second: Void = returnsAfterTwoPushes()
  try? await Work().fetch("a while")
  await engine.edit("ideas", "a boat")
  async let third: Void = returnsAfterTwoPushes()
  try? await Work().fetch("a while")
  server.answer()
  _ = await (first, second, third)
  expect(
    server.pushes, equals: [["list: milk"], ["diary: rain", "ideas: a boat"]],
    "calls that wait at the same time share the next push")
}

/// Three calls come one after another during a push that sends everything: none of them pushes, and all return.
func threeWait() async {
  let server = CheckServer(answers: .inAUnit, held: 1)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  var calls: [Task<String, Never>] = []
  for _ in 1...4 {
    calls.append(Task { await server.attempt(with: engine) })
    // Time passes only when all that call have come as far as they can.
    try? await Work().fetch("a while")
  }
  server.answer()
  for call in calls {
    let outcome = await call.value
    expect(outcome, equals: "returned", "sync returns when the push with its changes has succeeded")
  }
  expect(server.pushes, equals: [["list: milk"]], "what one call sends, no other sends again")
}

/// A push fails that another call has waited for: that throws the error, or sends the changes itself.
func failsForTwo() async {
  let server = CheckServer(answers: .later, failures: 1)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  async let other = server.attempt(with: engine)
  let own = await server.attempt(with: engine)
  let outcomes = await [own, other].sorted()
  let left = checked(await engine.pending)
  expect(
    outcomes == ["down", "returned"] && left == []
      || outcomes == ["down", "down"] && left == ["list: milk"],
    "a call returns when its changes are delivered, and otherwise throws and they stay pending")
  expect(server.most, equals: 1, "there is never more than one push at the same time")
}

/// A push fails, and a call that throws is repeated at once: the repetition sends the changes.
func repeatedAtOnce() async {
  let server = CheckServer(answers: .inAUnit, failures: 1)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  async let other = server.attempt(with: engine)
  var own = await server.attempt(with: engine)
  if own == "down" { own = await server.attempt(with: engine) }
  _ = await other
  expect(own, equals: "returned", "a call that comes after a failed push sends the changes")
  expect(
    server.pushes, equals: [["list: milk"], ["list: milk"]],
    "what one call sends, no other sends again")
}

/// A push has failed, and then another task calls, perhaps before the first call has thrown: it sends the changes.
func calledAfterAFailedPush() async {
  let server = CheckServer(answers: .inPush, failures: 1, held: 1)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  let first = Task { await server.outcome(of: engine) }
  await server.hasBegun(pushes: 1, orCallsEnd: 1)
  server.answer()
  let own = await server.attempt(with: engine)
  expect(own, equals: "returned", "a call that comes after a failed push sends the changes")
  _ = await first.value
}

/// A push fails, and another call comes after it, while a third one that has waited for it perhaps sends the changes.
func calledWhileAnotherRepeats() async {
  let server = CheckServer(answers: .inPush, failures: 1, held: 1)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  async let first = server.attempt(with: engine)
  // Time passes only when all that call have come as far as they can.
  try? await Work().fetch("a while")
  async let waiting = server.attempt(with: engine)
  try? await Work().fetch("a while")
  server.answer()
  let own = await server.attempt(with: engine)
  expect(own, equals: "returned", "a call that comes after a failed push does not throw its error")
  _ = await (first, waiting)
}

/// Three calls, and two pushes in a row fail: a call throws an error, or returns when a push has succeeded.
func twoPushesFail() async {
  let server = CheckServer(answers: .inAUnit, failures: 2, held: 1)
  let engine = SyncEngine(server: server.server)
  @Sendable func isDeliveredOrThrows() async -> String {
    let outcome = await server.attempt(with: engine)
    expect(
      outcome == "down" || outcome == "returned" && server.successes > 0,
      "when sync returns, what was edited before is delivered")
    return outcome
  }
  await engine.edit("list", "milk")
  async let first = isDeliveredOrThrows()
  // Time passes only when all that call have come as far as they can.
  try? await Work().fetch("a while")
  async let second = isDeliveredOrThrows()
  try? await Work().fetch("a while")
  async let third = isDeliveredOrThrows()
  try? await Work().fetch("a while")
  server.answer()
  let (own, _, _) = await (first, second, third)
  expect(own, equals: "down", "sync throws the error of the push that it began")
  let left = checked(await engine.pending)
  expect(
    left, equals: server.successes > 0 ? [] : ["list: milk"],
    "a change is pending until a push with it has succeeded")
}

private func isDelivered(
  _ note: String, by engine: SyncEngine, to server: CheckServer
) async -> Bool {
  await engine.edit(note, "new")
  let outcome = await server.attempt(with: engine)
  let left = await engine.pending
  return outcome == "returned" && left[note] == nil
}

/// Another engine waits for its server: this one sends its changes all the same.
func anotherServerTakesLong() async {
  let (slow, server) = (CheckServer(answers: .whenTold), CheckServer(answers: .inPush))
  let (other, engine) = (SyncEngine(server: slow.server), SyncEngine(server: server.server))
  await other.edit("diary", "rain")
  let first = Task { await slow.outcome(of: other) }
  await slow.hasBegun(pushes: 1, orCallsEnd: 1)
  await engine.edit("list", "milk")
  let second = Task { await server.outcome(of: engine) }
  // Time passes only when all that call have come as far as they can.
  try? await Work().fetch("a while")
  expect(server.pushes, equals: [["list: milk"]], "no engine waits for the push of another one")
  slow.answer()
  _ = await (first.value, second.value)
}

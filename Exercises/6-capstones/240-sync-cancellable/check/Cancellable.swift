import Grading

/// Cancelled while its push is under way: that is cancelled, its changes stay, and the next call sends them.
func cancelledDuringItsPush() async {
  let server = CheckServer(answers: .whenTold, stops: true)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  let call = Task { await server.outcome(of: engine) }
  await server.hasBegun(pushes: 1, orCallsEnd: 1)
  call.cancel()
  await server.isStopped(withTheEndOf: call)
  let left = checked(await engine.pending)
  expect(left, equals: ["list: milk"], "the changes of a push that was cancelled stay pending")
  let next = Task { await server.outcome(of: engine) }
  await server.hasBegun(pushes: 2, orCallsEnd: 2)
  server.answer()
  let outcome = await next.value
  expect(outcome, equals: "returned", "a later call sends the changes")
}

/// Cancelled at any moment: no push begins, or it is cancelled.
func cancelledAtAnyMoment() async {
  let server = CheckServer(answers: .whenTold, stops: true)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  let call = Task { await server.attempt(with: engine) }
  call.cancel()
  await server.isStopped(withTheEndOf: call)
  let left = checked(await engine.pending)
  expect(left, equals: ["list: milk"], "the changes of a push that was cancelled stay pending")
}

/// Cancelled before the call: no push begins.
func cancelledBeforeTheCall() async {
  let server = CheckServer(answers: .inPush)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  let call = Task {
    withUnsafeCurrentTask { $0?.cancel() }
    return await server.attempt(with: engine)
  }
  _ = await call.value
  expect(server.pushes, equals: [], "a call that is cancelled begins no push")
  let left = checked(await engine.pending)
  expect(left, equals: ["list: milk"], "a change is pending until a push with it has succeeded")
}

/// The server answers while the call is cancelled: what it has got is not pending, and the rest is.
func answeredAndCancelled() async {
  let server = CheckServer(answers: .later, stops: true)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  let call = Task { await server.outcome(of: engine) }
  call.cancel()
  let outcome = await call.value
  // The call may throw before the server has told of a success; no time passes until it has.
  try? await Work().fetch("a while")
  let left = checked(await engine.pending)
  expect(
    left, equals: server.successes > 0 ? [] : ["list: milk"],
    "a change is pending until a push with it has succeeded")
  expect(
    outcome != "returned" || left == [], "sync returns only if its changes have been delivered")
}

/// Cancelled while its push ends: the push of the next call goes on.
func cancelledWhileItsPushEnds() async {
  let server = CheckServer(answers: .whenTold)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  let call = Task { await server.outcome(of: engine) }
  await server.hasBegun(pushes: 1, orCallsEnd: 1)
  call.cancel()
  server.answer()
  _ = await call.value
  let cancels = server.cancels
  await engine.edit("diary", "rain")
  let next = Task { await server.outcome(of: engine) }
  await server.hasBegun(pushes: 2, orCallsEnd: 2)
  server.answer()
  let outcome = await next.value
  expect(outcome, equals: "returned", "a call is not disturbed when another one is cancelled")
  expect(server.cancels, equals: cancels, "a push goes on if its call is not cancelled")
}

/// Two calls, and the one whose push is under way is cancelled: the other's changes are delivered.
func theFirstIsCancelled() async {
  await firstOfTwoIsCancelled(CheckServer(answers: .inPush, held: 1, stops: true))
}

/// The same with a server that does not stop: its push is under way until it has answered.
func theServerDoesNotStop() async {
  await firstOfTwoIsCancelled(CheckServer(answers: .inPush, held: 1))
}

/// Two calls, and the one that waits is cancelled: the other's push goes on, and no other begins.
func theSecondIsCancelled() async {
  let server = CheckServer(answers: .inPush, held: 1, stops: true)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  let first = Task { await server.outcome(of: engine) }
  await server.hasBegun(pushes: 1, orCallsEnd: 1)
  await engine.edit("diary", "rain")
  let second = Task { await server.attempt(with: engine) }
  second.cancel()
  server.answer()
  let outcome = await first.value
  expect(outcome, equals: "returned", "a call is not disturbed when another one is cancelled")
  _ = await second.value
  expect(server.cancels, equals: 0, "a push goes on if a call is not cancelled that waits for it")
  expect(server.pushes, equals: [["list: milk"]], "a call that is cancelled begins no push")
}

/// Two calls, and first the one that waits is cancelled, then the other one: nobody waits for the push any more.
func bothAreCancelled() async {
  let server = CheckServer(answers: .whenTold, stops: true)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  let first = Task { await server.outcome(of: engine) }
  await server.hasBegun(pushes: 1, orCallsEnd: 1)
  let second = Task { await server.attempt(with: engine) }
  // Time passes only when all that call have come as far as they can.
  try? await Work().fetch("a while")
  second.cancel()
  try? await Work().fetch("a while")
  first.cancel()
  await server.isStopped(withTheEndOf: first)
  _ = await second.value
  expect(server.pushes, equals: [["list: milk"]], "a call that is cancelled begins no push")
}

/// Two calls wait during a push, and the first of them is cancelled: the other one is woken and pushes.
func oneOfTwoThatWaitIsCancelled() async {
  let server = CheckServer(answers: .inPush, held: 1)
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  var calls: [Task<String, Never>] = []
  for _ in 1...3 {
    calls.append(Task { await server.attempt(with: engine) })
    // Time passes only when all that call have come as far as they can.
    try? await Work().fetch("a while")
    if calls.count == 1 { await engine.edit("diary", "rain") }
  }
  calls[1].cancel()
  try? await Work().fetch("a while")
  server.answer()
  for call in [calls[0], calls[2]] {
    let outcome = await call.value
    expect(outcome, equals: "returned", "a call is not disturbed when another one is cancelled")
  }
  _ = await calls[1].value
  expect(server.cancels, equals: 0, "a push goes on if a call is not cancelled that waits for it")
  expect(
    server.pushes, equals: [["list: milk"], ["diary: rain"]],
    "what one call sends, no other sends again")
}

/// Two calls wait during a push, and the next one is for both: one of them is cancelled while that is under way.
func oneOfTwoThatShareAPush() async {
  let (server, engine, calls) = await twoShareAPush()
  calls[0].cancel()
  try? await Work().fetch("a while")
  server.answer()
  let outcome = await calls[1].value
  expect(outcome, equals: "returned", "a call is not disturbed when another one is cancelled")
  _ = await calls[0].value
  let left = checked(await engine.pending)
  expect(left, equals: [], "when sync returns, what was edited before is delivered")
}

/// Two calls wait during a push, and the next one is for both: first one is cancelled, then the other one.
func bothThatShareAPush() async {
  let (server, _, calls) = await twoShareAPush()
  calls[0].cancel()
  try? await Work().fetch("a while")
  calls[1].cancel()
  await server.isStopped(withTheEndOf: calls[1])
  _ = await calls[0].value
}

/// A push has ended during which two calls came, and the next one is under way.
private func twoShareAPush() async -> (CheckServer, SyncEngine, [Task<String, Never>]) {
  let server = CheckServer(answers: .inPush, held: 2, stops: true)
  let engine = SyncEngine(server: server.server)
  var calls: [Task<String, Never>] = []
  for note in ["list", "diary", "plan"] {
    await engine.edit(note, "new")
    calls.append(Task { await server.attempt(with: engine) })
    // Time passes only when all that call have come as far as they can.
    try? await Work().fetch("a while")
  }
  server.answer()
  _ = await calls.removeFirst().value
  try? await Work().fetch("a while")
  return (server, engine, calls)
}

private func firstOfTwoIsCancelled(_ server: CheckServer) async {
  let engine = SyncEngine(server: server.server)
  await engine.edit("list", "milk")
  let first = Task { await server.outcome(of: engine) }
  await server.hasBegun(pushes: 1, orCallsEnd: 1)
  let second = Task { await server.attempt(with: engine) }
  first.cancel()
  server.answer()
  let outcome = await second.value
  expect(outcome, equals: "returned", "a call is not disturbed when another one is cancelled")
  _ = await first.value
  let left = checked(await engine.pending)
  expect(left, equals: [], "when sync returns, what was edited before is delivered")
  expect(server.most, equals: 1, "a push is under way until the server has answered")
}

extension CheckServer {
  /// Demands that the push of a call that was cancelled is cancelled too, if there is one, and waits for the call.
  ///
  /// If nothing happens any more, the server answers: until then the cancellation has been lost.
  func isStopped(withTheEndOf call: Task<String, Never>) async {
    let patience = Task {
      guard (try? await Work().fetch("the check's patience", units: 50)) != nil else { return }
      self.answer()
    }
    _ = await call.value
    patience.cancel()
    await patience.value
    let isStopped = pushes.isEmpty || cancels > 0
    expect(isStopped, "a push is cancelled if the only call that waits for it is")
  }
}

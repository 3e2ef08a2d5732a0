import Grading

/// Shut down while the line is idle: run returns, and nothing more is taken.
func shutDownOnAnIdleLine() async {
  let post = CheckPost([.init(message: (2, "hello"))])
  let client = post.client
  let texts = await post.shutDown(client, after: "show")
  expect(texts, equals: [], "an empty outbox hands nothing back")
  expect(post.events, equals: ["connect", "show hello"], "run ends, and nothing begins any more")
  let isTaken: Bool = await client.send("late")
  expect(!isTaken, "send takes nothing after shutDown")
  let later: [String] = await client.shutDown()
  expect(later, equals: [], "what was not taken is not handed back")
}

/// Shut down while a message is being shown: shutDown waits for that.
func shutDownDuringAShow() async {
  let post = CheckPost([.init(message: (2, "hello"))], showing: 4)
  let client = post.client
  let texts = await post.shutDown(client, after: "show")
  expect(texts, equals: [], "an empty outbox hands nothing back")
  expect(post.events, equals: ["connect", "show hello"], "run ends, and nothing begins any more")
}

/// Shut down while it connects, which comes to its end: nothing is sent on this line.
func shutDownWhileConnecting() async {
  let post = CheckPost([.init()], isPatient: true)
  let client = post.client
  await client.send("one")
  let texts = await post.shutDown(client, after: "connect")
  expect(texts, equals: ["one"], "what has not been sent is handed back")
  expect(post.events, equals: ["connect"], "run ends, and nothing begins any more")
}

/// Shut down in a pause that comes to its end: there is no further connection.
func shutDownInAPause() async {
  let text = "\(given(100...999))"
  let post = CheckPost([.init(isRefused: true), .init()], isPatient: true)
  let client = post.client
  for text in ["one", text, text] { await client.send(text) }
  let texts = await post.shutDown(client, after: "pause")
  expect(texts, equals: ["one", text, text], "what has not been sent is handed back in order")
  expect(post.events, equals: ["connect", "pause"], "run ends, and nothing begins any more")
}

/// Shut down during a send, which then throws: its text and those behind it are handed back.
func shutDownDuringASend() async {
  let post = CheckPost([.init()])
  let client = post.client
  for text in ["one", "two"] { await client.send(text) }
  let texts = await post.shutDown(client, after: "send")
  expect(texts, equals: ["one", "two"], "what has not been sent is handed back in order")
  expect(post.events, equals: ["connect"], "run ends, and nothing begins any more")
}

/// Shut down during a send that comes to its end: its text has been sent, and is not handed back.
func shutDownDuringAPatientSend() async {
  let post = CheckPost([.init(sending: 4, isPatient: true)])
  let client = post.client
  for text in ["one", "two"] { await client.send(text) }
  let texts = await post.shutDown(client, after: "send")
  expect(texts, equals: ["two"], "what has been sent is not handed back")
  expect(post.events, equals: ["connect", "sent one"], "run ends, and nothing begins any more")
}

/// Shut down before run is called: ten texts are handed back, one of them empty, and run does nothing.
func shutDownBefore() async {
  let post = CheckPost([.init()])
  let client = post.client
  let written = ["one", ""] + (3...10).map { "text \($0)" }
  for text in written { await client.send(text) }
  let texts: [String] = await client.shutDown()
  expect(texts, equals: written, "what has not been sent is handed back in order")
  await post.run(client) { await post.waitsForTheEnd() }
  expect(post.events, equals: [], "a client that was shut down does nothing")
  let later: [String] = await client.shutDown()
  expect(later, equals: [], "a text is handed back by one call")
}

/// The task of run was cancelled, and shutDown comes later: until then texts are taken.
func shutDownAfterwards() async {
  let post = CheckPost([.init(takes: 0)])
  let client = post.client
  for text in ["one", "two"] { await client.send(text) }
  await post.run(client) { await post.waits(for: "pause") }
  let isTaken: Bool = await client.send("three")
  expect(isTaken, "send takes texts until shutDown has begun")
  let texts: [String] = await client.shutDown()
  expect(
    texts, equals: ["one", "two", "three"],
    "what has not been sent is handed back after the end, too")
}

/// The task of run was cancelled, and a send goes on: shutDown waits for that as well.
func shutDownAfterACancellation() async {
  let post = CheckPost([.init(sending: 4, isPatient: true)])
  let client = post.client
  for text in ["one", "two"] { await client.send(text) }
  await post.run(client) {
    await post.waits(for: "send")
    post.cancel()
    let texts = await post.handedBack(by: client)
    expect(texts, equals: ["two"], "what has been sent is not handed back")
    await post.waitsForTheEnd()
  }
  expect(post.events, equals: ["connect", "sent one"], "run ends, and nothing begins any more")
}

/// Another task shuts down, too, before the end: both wait, and one of them gets the text.
func shutDownByTwoTasks() async {
  let post = CheckPost([.init(sending: 4, isPatient: true)])
  let client = post.client
  for text in ["one", "two"] { await client.send(text) }
  await post.run(client) {
    await post.waits(for: "send")
    async let other = post.handedBack(by: client)
    await post.moment()
    let isTaken: Bool = await client.send("late")
    expect(!isTaken, "send takes nothing while shutDown waits")
    let texts = await post.handedBack(by: client)
    let others = await other
    expect(texts + others, equals: ["two"], "a text is handed back by one call")
    await post.waitsForTheEnd()
  }
  expect(post.events, equals: ["connect", "sent one"], "run ends, and nothing begins any more")
}

/// A text comes at the same time as shutDown: it is taken and handed back, or neither.
func textDuringShutDown() async {
  let post = CheckPost([.init(isRefused: true)])
  let client = post.client
  await post.run(client) {
    await post.waits(for: "pause")
    async let isTaken: Bool = client.send("late")
    let texts = await post.handedBack(by: client)
    expect(texts, equals: await isTaken ? ["late"] : [], "what is taken is sent or handed back")
    await post.waitsForTheEnd()
  }
  expect(!post.hasFinished("pause"), "the pause under way is cancelled")
}

/// A task shuts down that has been cancelled: it waits like every other.
func shutDownByACancelledTask() async {
  let post = CheckPost([.init(sending: 4, isPatient: true)])
  let client = post.client
  for text in ["one", "two"] { await client.send(text) }
  await post.run(client) {
    await post.waits(for: "send")
    let texts = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await post.handedBack(by: client)
    }.value
    expect(texts, equals: ["two"], "a task that was cancelled waits as well")
    await post.waitsForTheEnd()
  }
  expect(post.events, equals: ["connect", "sent one"], "run ends, and nothing begins any more")
}

/// Shut down at the same time as run begins.
func shutDownAtTheBeginning() async {
  let post = CheckPost([.init()])
  let client = post.client
  await client.send("one")
  await post.run(client) {
    let texts = await post.handedBack(by: client)
    expect(texts, equals: ["one"], "what has not been sent is handed back")
    await post.waitsForTheEnd()
  }
  expect(
    [[], ["connect"]].contains(post.events), "run ends, or does nothing if it begins afterwards")
  expect(!post.hasFinished("connect"), "the connection under way is cancelled")
}

/// Another client was shut down: this one takes a text, and hands it back when it is shut down itself.
func anotherClientWasShutDown() async {
  let (client, other) = (CheckPost([]).client, CheckPost([]).client)
  let texts: [String] = await other.shutDown()
  let isTaken: Bool = await client.send("one")
  expect(isTaken, "a client takes texts until it is shut down itself")
  let left: [String] = await client.shutDown()
  expect([texts, left], equals: [[], ["one"]], "a client hands back what it has taken itself")
}

extension CheckPost {
  /// Runs a client, shuts it down shortly after an event, and waits for the end of run.
  func shutDown(_ client: ChatClient, after event: String) async -> [String] {
    var texts: [String] = []
    await run(client) {
      await waits(for: event)
      texts = await handedBack(by: client)
      await waitsForTheEnd()
    }
    return texts
  }

  /// What shutDown returns, with a look at what is still under way then.
  func handedBack(by client: ChatClient) async -> [String] {
    let texts: [String] = await client.shutDown()
    expect(underWay, equals: 0, "shutDown returns when nothing is under way any more")
    return texts
  }
}

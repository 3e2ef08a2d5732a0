import Grading

/// A line is lost, and one is refused: the client connects again each time, and shows every message.
func connectsAgain() async {
  let chat = CheckChat([.lost(["one"]), .refused, .last(["two"])])
  await chat.runToTheEnd()
  expect(
    chat.events,
    equals: ["connect", "show one", "pause", "connect", "pause", "connect", "show two", "pause"],
    "there is one pause before each further connection, and every message is shown")
}

/// Twelve lines are refused one after the other, and one is lost: the client goes on all the same.
func goesOnAndOn() async {
  let refused = Array(repeating: CheckChat.Line.refused, count: 12)
  let chat = CheckChat(refused + [.lost(["one"]), .lastRefused])
  await chat.runToTheEnd()
  let tries = (1...12).flatMap { _ in ["connect", "pause"] }
  expect(
    chat.events, equals: tries + ["connect", "show one", "pause", "connect", "pause"],
    "the client goes on until it is cancelled, however many lines are refused or lost")
}

/// A line that is lost as soon as it is there, though one that receives again would get a message.
func lostAtOnce() async {
  let chat = CheckChat([.lostAtOnce], ringsAt: "pause")
  await chat.runToTheEnd()
  expect(
    chat.events, equals: ["connect", "pause"], "a line that is lost at once is a lost line, too")
}

/// The server ends a line with a CancellationError, and refuses with one: that is a line lost like others.
func cancelledByTheServer() async {
  let chat = CheckChat([.cancelled(["one"]), .refusedByCancelling, .last(["two"])])
  await chat.runToTheEnd()
  expect(
    chat.events,
    equals: ["connect", "show one", "pause", "connect", "pause", "connect", "show two", "pause"],
    "a CancellationError of the server's is a lost line")
}

/// Messages that come at once are shown in order.
func inOrder() async {
  let chat = CheckChat([.last(["one", "two"])], units: 0)
  await chat.runToTheEnd()
  expect(
    chat.events, equals: ["connect", "show one", "show two", "pause"],
    "messages are shown in the order in which they come")
}

/// Twelve messages come while the first is being shown: every one of them is shown.
func manyAtOnce() async {
  let numbers = (1...12).map { "\($0)" }
  let messages = numbers.map { (units: 1, text: $0) } + [(units: 320, text: "late")]
  let chat = CheckChat([.timed(messages, isLost: false)], ringsAt: "long silence", showing: 25)
  await chat.runToTheEnd()
  expect(
    Array(chat.events.prefix(13)), equals: ["connect"] + numbers.map { "show \($0)" },
    "every message is shown, however many come while one is shown")
}

/// Equal messages, each with its own number: every one is shown.
func everyMessage() async {
  let number = given(100...999)
  let chat = CheckChat([.silent(["\(number)", "\(number)"])])
  await chat.runToTheEnd()
  expect(
    chat.events,
    equals: ["connect", "show \(number)", "show \(number)"],
    "every message is shown once")
}

/// Cancelled in a pause, or at the end of one: no further connection.
func cancelledInAPause() async {
  for isPatient in [false, true] {
    let chat = CheckChat([.refused, .silent(["one"])], ringsAt: "pause", isPatient: isPatient)
    await chat.runToTheEnd()
    expect(chat.isIdle, "run returns when what is under way has ended")
    expect(chat.events, equals: ["connect", "pause"], "nothing begins after a cancellation")
  }
}

/// Cancelled while it connects, which then fails or not: no pause and no further connection.
func cancelledWhileConnecting() async {
  for line in [CheckChat.Line.refused, .silent([])] {
    let chat = CheckChat([line], ringsAt: "connect", isPatient: true)
    await chat.runToTheEnd()
    expect(chat.isIdle, "run returns when what is under way has ended")
    expect(chat.events, equals: ["connect"], "nothing begins after a cancellation")
  }
}

/// Cancelled while it receives, which goes on for long all the same: it ends after that, and not before.
func cancelledWhileReceiving() async {
  let chat = CheckChat([.silent(["one"])], isPatient: true)
  await chat.runToTheEnd()
  expect(chat.isIdle, "run returns when what is under way has ended")
  expect(chat.events, equals: ["connect", "show one"], "nothing begins after a cancellation")
}

/// Cancelled while a message is being shown, which takes a while: it ends after that, and not before.
func cancelledWhileItShows() async {
  let chat = CheckChat([.silent(["one"])], ringsAt: "show", isPatient: true, showing: 4)
  await chat.runToTheEnd()
  expect(chat.isIdle, "run returns when what is under way has ended")
  expect(chat.events, equals: ["connect", "show one"], "nothing begins after a cancellation")
}

/// Cancelled before it begins: it does nothing.
func cancelledBefore() async {
  let chat = CheckChat([.silent(["one"])])
  let client = chat.client
  await Task {
    withUnsafeCurrentTask { $0?.cancel() }
    await client.run()
  }.value
  expect(chat.events, equals: [], "a client that has been cancelled does nothing")
}

/// Cancelled at any moment: it ends, and what was shown came in order.
func cancelledAtAnyMoment() async {
  let chat = CheckChat([.lost(["one"]), .silent(["two"])])
  let client = chat.client
  let running = Task { await client.run() }
  running.cancel()
  await running.value
  let shown = chat.events.filter { $0.hasPrefix("show") }
  expect(
    [[], ["show one"], ["show one", "show two"]].contains(shown), "messages are shown in order")
}

/// Another client begins and ends while this one waits for a message: each has its own line.
func anotherClientRuns() async {
  let chat = CheckChat([.timed([(25, "late")], isLost: false)], ringsAt: "long silence")
  let other = CheckChat([.last(["one"])])
  async let end: Void = chat.runToTheEnd()
  try? await Work().fetch("moment", units: 5)
  await other.runToTheEnd()
  await end
  expect(
    [chat.events, other.events],
    equals: [["connect", "show late"], ["connect", "show one", "pause"]],
    "no client waits for another one, or ends with it")
}

import Grading

/// Texts that come while there is no line, and while one is idle: all are sent, in order.
func textsAreKept() async {
  let text = "\(given(100...999))"
  let post = CheckPost([.init(isRefused: true), .init()])
  let client = post.client
  for _ in 1...2 {
    let isTaken: Bool = await client.send(text)
    expect(isTaken, "send takes a text")
  }
  await post.run(client) {
    await post.waits(for: "sent", times: 2)
    for text in ["later", "last"] { await client.send(text) }
    await post.waits(for: "line ends")
  }
  expect(
    post.events,
    equals: [
      "connect", "pause", "connect", "sent \(text)", "sent \(text)", "sent later", "sent last",
      "line ends", "pause",
    ], "every text is sent once, in order, as soon as there is a line")
}

/// Ten texts are written before there is a line, some of them equal and some empty: all are sent, in order.
func tenTexts() async {
  let texts = (1...10).map { $0 % 3 == 2 ? "" : "text \($0 % 4)" }
  let post = CheckPost([.init()])
  let client = post.client
  for text in texts {
    let isTaken: Bool = await client.send(text)
    expect(isTaken, "send takes a text")
  }
  await post.run(client) { await post.waits(for: "line ends") }
  expect(post.sent, equals: texts, "every text is sent once, in order")
}

/// A task writes that has been cancelled: its text is taken and sent like every other.
func textOfACancelledTask() async {
  let post = CheckPost([.init()])
  let client = post.client
  let isTaken = await Task {
    withUnsafeCurrentTask { $0?.cancel() }
    let isTaken: Bool = await client.send("one")
    return isTaken
  }.value
  expect(isTaken, "send takes the text of a task that was cancelled")
  await post.run(client) { await post.waits(for: "sent") }
  expect(post.sent, equals: ["one"], "what was taken is sent")
}

/// A text comes in the pause after a line was lost: it is sent on the next one.
func textInAPause() async {
  let post = CheckPost([.init(lasts: 2), .init()])
  let client = post.client
  await post.run(client) {
    await post.waits(for: "pause")
    await client.send("later")
    await post.waits(for: "line ends")
  }
  expect(
    post.events, equals: ["connect", "pause", "connect", "sent later", "line ends", "pause"],
    "a text that comes while there is no line is sent on the next one")
}

/// A line falls silent while nothing is to be sent, and a text comes when the next one is idle.
func textOnASecondIdleLine() async {
  let post = CheckPost([.init(), .init()], interval: 10)
  let client = post.client
  await post.run(client) {
    // The first line is there from 2 to 12, and the second one from 16 to 26.
    await post.moment(21)
    await client.send("later")
    await post.moment(4)
  }
  expect(
    post.events, equals: ["connect", "pause", "connect", "sent later"],
    "a text that comes while a second line is idle is sent at once")
}

/// A send throws, if only a CancellationError: the line is lost, and the text is the first on the next one.
func lostInASend() async {
  let text = "\(given(100...999))"
  let post = CheckPost([.init(takes: 1, throwsCancellation: true), .init()])
  let client = post.client
  for text in [text, text, "last"] { await client.send(text) }
  await post.run(client) { await post.waits(for: "line ends") }
  expect(
    post.events,
    equals: [
      "connect", "sent \(text)", "lost \(text)", "pause", "connect", "sent \(text)", "sent last",
      "line ends", "pause",
    ], "a send that throws loses the line, and its text is sent on the next one")
}

/// Two texts come while another one is being sent.
func textsDuringASend() async {
  let post = CheckPost([.init()])
  let client = post.client
  await client.send("one")
  await post.run(client) {
    await post.waits(for: "send")
    for text in ["two", "three"] { await client.send(text) }
    await post.waits(for: "line ends")
  }
  expect(
    post.sent, equals: ["one", "two", "three"], "texts that come during a send are sent after it")
}

/// A text comes at the very moment at which the send before it ends: it is sent at once.
func textAtTheEndOfASend() async {
  let post = CheckPost([.init()])
  let client = post.client
  await client.send("one")
  await post.run(client) {
    // The line is there at 2, and the send of the first text ends at 4.
    await post.moment(4)
    await client.send("two")
    await post.moment(3)
  }
  expect(post.sent, equals: ["one", "two"], "a text that comes when a send ends is sent, too")
}

/// Two tasks send, and sending takes no time.
func textsOfTwoTasks() async {
  let post = CheckPost([.init(sending: 0)])
  let client = post.client
  await post.run(client) {
    async let other: Bool = client.send("other")
    await client.send("one")
    _ = await other
    await post.waits(for: "line ends")
  }
  expect(post.sent.sorted(), equals: ["one", "other"], "every text of each task is sent once")
}

/// A message comes during a send: it is shown at once.
func messageDuringASend() async {
  let post = CheckPost([.init(message: (2, "hello"), sending: 6)])
  let client = post.client
  await client.send("one")
  await post.run(client) { await post.waits(for: "line ends") }
  expect(
    post.events, equals: ["connect", "show hello", "sent one", "line ends", "pause"],
    "messages are shown during a send")
}

/// The line is lost during a send, which then throws.
func lostDuringASend() async {
  let post = CheckPost([.init(lasts: 2, sending: 4), .init()])
  let client = post.client
  for text in ["one", "two"] { await client.send(text) }
  await post.run(client) { await post.waits(for: "line ends") }
  expect(post.sent, equals: ["one", "two"], "a text that was not sent is kept for the next line")
}

/// The line is lost during a send, which comes to its end all the same.
func lostDuringAPatientSend() async {
  let post = CheckPost([.init(lasts: 2, sending: 10, isPatient: true), .init()])
  let client = post.client
  for text in ["one", "two"] { await client.send(text) }
  await post.run(client) { await post.waits(for: "line ends") }
  expect(post.sent, equals: ["one", "two"], "what has been sent is not sent again")
}

/// The line is lost during a send, and as that comes to its end, another text is written: it waits for the next line.
func writtenAsAPatientSendEnds() async {
  let post = CheckPost([.init(lasts: 2, sending: 10, isPatient: true)])
  let client = post.client
  await client.send("one")
  await post.run(client) {
    await post.isThere("sent")
    await client.send("two")
    await post.moment()
  }
  expect(post.sendsBegun, equals: 1, "no send begins on a line that is lost")
}

/// The client is cancelled during a send that comes to its end all the same; a message would come before that.
func cancelledDuringASend() async {
  let post = CheckPost([.init(message: (4, "late"), sending: 6, isPatient: true)])
  let client = post.client
  for text in ["one", "two"] { await client.send(text) }
  await post.run(client) { await post.waits(for: "send") }
  expect(
    post.events, equals: ["connect", "sent one"],
    "a cancellation ends receive at once, run waits for the send under way, and no other begins")
}

/// The client is cancelled during a send that ends right afterwards.
func cancelledAtTheEndOfASend() async {
  let post = CheckPost([.init(isPatient: true, cancels: true)])
  let client = post.client
  for text in ["one", "two"] { await client.send(text) }
  await post.run(client) { await post.waitsForTheEnd() }
  expect(post.events, equals: ["connect", "sent one"], "no send begins after a cancellation")
}

/// The line is silent while texts are sent: it is lost, and the send under way throws.
func silentDuringASend() async {
  let post = CheckPost([.init(sending: 4), .init()], interval: 10)
  let client = post.client
  for text in ["one", "two", "three"] { await client.send(text) }
  await post.run(client) { await post.waits(for: "pause", times: 2) }
  expect(post.sent, equals: ["one", "two", "three"], "what the silent line did not take is kept")
  expect(post.sentOnFirstLine, equals: 2, "a line that is silent is lost, also in a send")
}

/// The line is silent, and the send under way comes to its end all the same: nothing more is sent on it.
func silentDuringAPatientSend() async {
  let post = CheckPost([.init(sending: 4, isPatient: true), .init()], interval: 10)
  let client = post.client
  for text in ["one", "two", "three", "four"] { await client.send(text) }
  await post.run(client) { await post.waits(for: "pause", times: 2) }
  expect(post.sent, equals: ["one", "two", "three", "four"], "every text is sent once")
  expect(post.sentOnFirstLine, equals: 3, "no send begins on a line that is lost")
}

/// Two clients take a text each, and one of them runs: it sends its own text, and no other.
func textsOfTwoClients() async {
  let (post, elsewhere) = (CheckPost([.init()]), CheckPost([.init()]))
  let (client, other) = (post.client, elsewhere.client)
  for (client, text) in [(other, "other"), (client, "one")] {
    let isTaken: Bool = await client.send(text)
    expect(isTaken, "send takes a text")
  }
  await post.run(client) { await post.waits(for: "line ends") }
  expect(post.sent, equals: ["one"], "a client sends the texts that it has taken, and no others")
}

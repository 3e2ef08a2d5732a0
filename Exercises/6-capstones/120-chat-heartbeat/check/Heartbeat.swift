import Grading

/// Messages and signs of life keep a line, and then it goes silent: it is given up.
func goesSilent() async {
  let chat = CheckChat(
    [.timed([(4, "one"), (9, ""), (9, "two")], isLost: false), .last(["three"])], interval: 10)
  await chat.runToTheEnd()
  expect(
    chat.events,
    equals: ["connect", "show one", "show two", "pause", "connect", "show three", "pause"],
    "a line is lost when it is silent for a tick, and not before")
}

/// Lines that are silent from the beginning, one after the other.
func silentFromTheBeginning() async {
  let chat = CheckChat(
    [.timed([], isLost: false), .timed([], isLost: false), .last([])], interval: 10)
  await chat.runToTheEnd()
  expect(
    chat.events, equals: ["connect", "pause", "connect", "pause", "connect", "pause"],
    "a line that is silent from the beginning is lost")
}

/// A line is lost in the middle of a tick: the next one has its own.
func lostInATick() async {
  let chat = CheckChat(
    [
      .timed([(9, "one")], isLost: true), .timed([(8, "two"), (8, "three")], isLost: false),
      .lastRefused,
    ], interval: 10)
  await chat.runToTheEnd()
  expect(
    chat.events,
    equals: [
      "connect", "show one", "pause", "connect", "show two", "show three", "pause", "connect",
      "pause",
    ], "a tick that began with another line does not count")
}

/// A line is lost soon after a message, and the next one is silent for a tick: the message was not its own.
func silentAfterOneThatSpoke() async {
  let chat = CheckChat(
    [
      .timed([(4, "one")], isLost: true), .timed([(15, "late")], isLost: false), .lastRefused,
    ], interval: 10)
  await chat.runToTheEnd()
  expect(
    chat.events,
    equals: ["connect", "show one", "pause", "connect", "pause", "connect", "pause"],
    "what another line has received keeps no line")
}

/// Nothing but signs of life: nothing is shown, and the line is kept as long as they come.
func nothingToShow() async {
  let chat = CheckChat(
    [.timed([(5, ""), (9, ""), (9, ""), (9, "one")], isLost: true), .last([])], interval: 10)
  await chat.runToTheEnd()
  expect(
    chat.events, equals: ["connect", "show one", "pause", "connect", "pause"],
    "a sign of life keeps the line and is not shown")
}

/// The client is cancelled while it waits for the next message.
func cancelledInASilence() async {
  let chat = CheckChat(
    [.timed([(4, "one")], isLost: false)], ringsAt: "long silence", interval: 10_000)
  await chat.runToTheEnd()
  expect(
    chat.events, equals: ["connect", "show one"],
    "who cancels the client cancels the call of receive")
}

/// A tick ends while a message is shown that has come in time.
func shownAtTheEndOfATick() async {
  let chat = CheckChat(
    [.timed([(9, "one"), (6, "two")], isLost: true), .last([])], interval: 10, showing: 2)
  await chat.runToTheEnd()
  expect(
    chat.events, equals: ["connect", "show one", "show two", "pause", "connect", "pause"],
    "what was received in a tick counts, also while it is shown")
}

/// Another client receives a message in the tick in which a line is silent: the line is lost all the same.
func silentBesideAnother() async {
  let silent = CheckChat([.timed([(25, "late")], isLost: false), .lastRefused], interval: 20)
  let other = CheckChat([.timed([(0, "one")], isLost: true), .lastRefused], interval: 100)
  async let end: Void = silent.runToTheEnd()
  try? await Work().fetch("moment", units: 5)
  await other.runToTheEnd()
  await end
  expect(
    silent.events, equals: ["connect", "pause", "connect", "pause"],
    "what another client receives keeps no line")
}

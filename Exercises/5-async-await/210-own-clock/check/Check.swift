import Grading

/// A right reminder passes, and the test waits for what it does: it does not just give it time.
func aRightReminder() async {
  await checkReminder(
    CheckReminder.plain, end: given(6...59), passes: true, "a right reminder passes")
  expectNoPolling("the test waits for what happens, and does not yield or look until it has")
}

/// A parking of five minutes or less: "soon" comes at once.
func aShortParking() async {
  await checkReminder(
    CheckReminder.plain, end: given(1...4), passes: true, "a right reminder passes")
  await checkReminder(CheckReminder.plain, end: 5, passes: true, "a right reminder passes")
}

/// A right reminder passes, in whatever way it waits: in small steps, for what is past, in tasks of its own.
func otherWaysToWait() async {
  let reminders = [CheckReminder.inSteps, CheckReminder.forThePast, CheckReminder.inTasks]
  await checkReminder(
    reminders[given(0...2)], end: given(6...9), passes: true,
    "it does not count how a reminder waits")
}

/// A wrong one and then a right one: each test begins anew.
func oneAfterTheOther() async {
  for (reminder, isRight) in [(CheckReminder.waitingOnce, false), (CheckReminder.plain, true)] {
    await checkReminder(reminder, end: given(6...9), passes: isRight, "each test begins anew")
  }
}

/// A parking of more than two hours: a right reminder passes.
func aLongParking() async {
  await checkReminder(CheckReminder.plain, end: 130, passes: true, "a right reminder passes")
}

/// Two tests at the same time: each has a clock and notes of its own.
func atTheSameTime() async {
  async let one: Void = checkReminder(
    CheckReminder.plain, end: 7, passes: true, "a right reminder passes")
  async let other: Void = checkReminder(
    CheckReminder.plain, end: 9, passes: true, "a right reminder passes")
  _ = await (one, other)
}

/// It reminds too early or too late: it does not pass.
func atAnotherMinute() async {
  let minutes = [(-6, 0), (-4, 0), (-5, -1), (-5, 1), (-5, 100), (0, 0), (-5, -5)]
  let (soon, over) = minutes[given(0...6)]
  await checkReminder(
    CheckReminder.saying([(soon, "soon"), (over, "over")]), end: given(6...59), passes: false,
    "a reminder at another minute does not pass")
}

/// It says something else, more or less, or in another order: it does not pass.
func somethingElse() async {
  let wrong: [[(Int, String)]] = [
    [], [(-5, "soon")], [(0, "over")], [(-5, "over"), (0, "soon")], [(-5, "soon"), (0, "Over")],
    [(-5, "soon"), (-5, "soon"), (0, "over")], [(-5, "soon"), (0, "over"), (0, "over")],
    [(-5, "soon"), (0, "over"), (90, "over")], [(-6, ""), (-5, "soon"), (0, "over")],
  ]
  await checkReminder(
    CheckReminder.saying(wrong[given(0...8)]), end: given(7...59), passes: false,
    "a reminder that says something else does not pass")
}

/// It says the right things and throws an error: it does not pass, whatever the error is.
func anError() async {
  for error in [CheckReminder.Failure(), CancellationError()] as [any Error] {
    await checkReminder(
      CheckReminder.failing(with: error), end: given(6...59), passes: false,
      "a reminder that throws does not pass")
  }
}

/// It never looks at the clock, or waits for "over" only: it does not pass.
func withoutTheClock() async {
  let reminders = [CheckReminder.hasty, CheckReminder.waitingOnce]
  await checkReminder(
    reminders[given(0...1)], end: given(6...59), passes: false,
    "a reminder at another minute does not pass")
}

/// It says "soon" in a short parking as late as in a long one, or not at all: it does not pass.
func wrongInAShortParking() async {
  let reminders = [CheckReminder.saying([(-1, "soon"), (0, "over")]), CheckReminder.silent]
  await checkReminder(
    reminders[given(0...1)], end: given(2...4), passes: false,
    "a reminder at another minute does not pass")
}

private func checkReminder(
  _ reminder: @escaping Reminder, end: Int, passes isRight: Bool, _ what: String
) async {
  let result: Bool = await passes(reminder, end: end)
  expect(result, equals: isRight, what)
}

/// Reminders of several kinds.
private enum CheckReminder {
  struct Failure: Error {}

  static let plain: Reminder = { end, clock, remind in
    await clock.wait(until: end - 5)
    await remind("soon")
    await clock.wait(until: end)
    await remind("over")
  }

  static let inSteps: Reminder = { end, clock, remind in
    for (minute, text) in [(end - 5, "soon"), (end, "over")] {
      var now = await clock.now
      while now < minute {
        now = min(now + 3, minute)
        await clock.wait(until: now)
      }
      await remind(text)
    }
  }

  static let forThePast: Reminder = { end, clock, remind in
    for (minute, text) in [(end - 5, "soon"), (end, "over")] {
      for minute in [minute, 0, minute - 1, minute] { await clock.wait(until: minute) }
      await clock.wait(until: 0)
      await remind(text)
    }
    await clock.wait(until: end + 1)
  }

  static let inTasks: Reminder = { end, clock, remind in
    for (minute, text) in [(end - 5, "soon"), (end, "over")] {
      await Task {
        await clock.wait(until: minute)
        await remind(text)
      }.value
    }
  }

  static func saying(_ words: [(minute: Int, text: String)]) -> Reminder {
    { end, clock, remind in
      for (minute, text) in words {
        await clock.wait(until: end + minute)
        await remind(text)
      }
    }
  }

  static func failing(with error: any Error) -> Reminder {
    { end, clock, remind in
      try await plain(end, clock, remind)
      throw error
    }
  }

  static let hasty: Reminder = { _, _, remind in
    await remind("soon")
    await remind("over")
  }

  static let waitingOnce: Reminder = { end, clock, remind in
    await clock.wait(until: end)
    await remind("soon")
    await remind("over")
  }

  static let silent: Reminder = { end, clock, remind in
    await clock.wait(until: end)
    await remind("over")
  }
}

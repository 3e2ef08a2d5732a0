import Grading

/// An answer or an error that comes in time arrives when it comes, and the pause is cancelled.
func anAnswerInTime() async {
  let text = "card \(given(100...999))"
  let fine = CheckReader(after: 1, with: .success(text))
  let answered = await fine.outcome(within: 3)
  expect(answered, equals: text, "an answer that comes in time is returned")
  await settle()
  expect(fine.clock.cancelled.count, equals: 1, "the pause is cancelled when the call has ended")

  let broken = CheckReader(after: 0, with: .failure(CheckReader.Down()))
  let failed = await broken.outcome(within: 3)
  expect(failed, equals: "down", "an error that comes in time is thrown")
  await settle()
  expect(broken.clock.cancelled.count, equals: 1, "the pause is cancelled when the call has ended")
  expect(broken.clock.started.count, equals: 1, "there is one pause for each call")
  expect(broken.starts, equals: 1, "the call is made once")
}

/// A call that goes on although it is cancelled does not hold up the time limit, and is cancelled.
func aStubbornCall() async {
  let reader = CheckReader(after: 9, with: .success("too late"), isStubborn: true)
  let outcome = await reader.outcome(within: 2)
  expect(outcome, equals: "timed out", "after the time limit, TimedOut is thrown")
  expect(reader.isCancelled, "a call that goes on after the limit is cancelled by then")
  expect(reader.work.inFlight, equals: 1, "nothing waits for a call that goes on after the limit")
  await settle()
  expect(reader.starts, equals: 1, "the call is made once")
  try? await Work().fetch("until the late answer has come", units: 20)
}

/// A call that ends when it is cancelled: the result is `TimedOut`, and not the error of the cancelled call.
func anObedientCall() async {
  let reader = CheckReader(after: 9, with: .success("too late"))
  let outcome = await reader.outcome(within: 2)
  expect(outcome, equals: "timed out", "after the time limit, TimedOut is thrown")
  await settle()
  expect(reader.isCancelled, "a call that goes on after the limit is cancelled")
}

/// There is no time at all for a call that ends when it is cancelled: still, the result is `TimedOut`.
func noTimeAtAll() async {
  let reader = CheckReader(after: 9, with: .success("too late"))
  let outcome = await reader.outcome(within: 0)
  expect(outcome, equals: "timed out", "if the pause ends first, TimedOut is thrown")
  await settle()
  expect(reader.clock.started.count, equals: 1, "there is one pause for each call")
  expect(reader.starts, equals: 1, "the call is made once")
}

/// The answer comes at the very limit: it is the result, or the call is timed out, once.
func anAnswerAtTheLimit() async {
  let text = "card \(given(100...999))"
  let reader = CheckReader(after: 2, with: .success(text))
  let outcome = await reader.outcome(within: 2)
  expect(
    outcome == text || outcome == "timed out",
    "at the very limit the answer is returned or TimedOut is thrown")
}

/// The task is cancelled while the call and the pause are under way: it throws at once, and both are cancelled.
func cancelledUnderWay() async {
  for isStubborn in [true, false] {
    let reader = CheckReader(after: 9, with: .success("too late"), isStubborn: isStubborn)
    let task = Task { await reader.outcome(within: 20) }
    try? await Work().fetch("a while")
    task.cancel()
    let outcome = await task.value
    expect(outcome, equals: "cancelled", "a task that is cancelled throws CancellationError")
    if isStubborn {
      expect(reader.work.inFlight, equals: 1, "a task that is cancelled waits for nothing")
    }
    await settle()
    expect(reader.isCancelled, "when the task is cancelled, the call is cancelled")
    expect(reader.clock.cancelled.count, equals: 1, "when the task is cancelled, the pause is too")
  }
}

/// The task is cancelled, and the call ends at once, with an error or an answer: that comes too late.
func cancelledAndTheCallEndsAtOnce() async {
  let ends = [Result.success("in part"), .failure(CheckReader.Down() as any Error)]
  for atCancellation in ends {
    let reader = CheckReader(
      after: 9, with: .success("too late"), atCancellation: atCancellation)
    let task = Task { await reader.outcome(within: 20) }
    try? await Work().fetch("a while")
    task.cancel()
    let outcome = await task.value
    expect(
      outcome, equals: "cancelled",
      "a task that is cancelled throws CancellationError, however the call ends then")
    await settle()
  }
}

/// The task is cancelled when the call has just begun, and the call ends at once: that comes too late.
func cancelledWhenTheCallHasBegun() async {
  let reader = CheckReader(
    after: 9, with: .success("too late"), atCancellation: .failure(CheckReader.Down()))
  let task = Task { await reader.outcome(within: 20) }
  for await _ in reader.begun.stream { break }
  task.cancel()
  let outcome = await task.value
  expect(
    outcome, equals: "cancelled",
    "a task that is cancelled throws CancellationError, however the call ends then")
}

/// The task is cancelled at any moment before that: it throws, and what has begun is cancelled.
func cancelledAtAnyMoment() async {
  let reader = CheckReader(after: 9, with: .success("too late"), isStubborn: true)
  let task = Task { await reader.outcome(within: 20) }
  task.cancel()
  let outcome = await task.value
  expect(outcome, equals: "cancelled", "a task that is cancelled throws CancellationError")
  await settle()
  expect(reader.starts == 0 || reader.isCancelled, "when the task is cancelled, the call is too")
  let pauses = reader.clock.started.count
  expect(
    reader.clock.cancelled.count, equals: pauses, "when the task is cancelled, the pause is too")
}

/// An error that the call throws by itself is thrown, also if it is a `CancellationError`.
func theCallCancelsItself() async {
  let reader = CheckReader(after: 1, with: .failure(CancellationError()))
  let outcome = await reader.outcome(within: 3)
  expect(outcome, equals: "cancelled", "an error that comes in time is thrown")
}

/// An error that the call throws by itself is thrown when it comes, also if it is a `TimedOut`.
func theCallTimesOutByItself() async {
  let reader = CheckReader(after: 1, with: .failure(TimedOut()))
  let outcome = await reader.outcome(within: 3)
  expect(outcome, equals: "timed out", "an error that comes in time is thrown")
  await settle()
  expect(reader.clock.cancelled.count, equals: 1, "an error arrives when it comes")
}

/// An empty answer that comes in time is returned like any other.
func anEmptyAnswer() async {
  let reader = CheckReader(after: 1, with: .success(""))
  let outcome = await reader.outcome(within: 3)
  expect(outcome, equals: "", "an answer that comes in time is returned")
}

/// A pause that still has something to do when it is cancelled does not hold up the answer or the cancellation.
func aPauseThatEndsLate() async {
  for isCancelled in [false, true] {
    let text = "card \(given(100...999))"
    let reader = CheckReader(
      after: isCancelled ? 9 : 1, with: .success(text), pauseEndsLate: true)
    let task = Task { await reader.outcome(within: 20) }
    if isCancelled {
      try? await Work().fetch("a while")
      task.cancel()
    }
    let outcome = await task.value
    expect(
      outcome, equals: isCancelled ? "cancelled" : text,
      "a pause that comes second changes nothing")
    expect(reader.clock.inFlight, equals: 1, "nothing waits for a pause that comes second")
    try? await Work().fetch("until the pause has ended", units: 30)
  }
}

/// Of two calls at the same time one is timed out; the other one gets its answer.
func twoAtTheSameTime() async {
  let text = "card \(given(100...999))"
  let slow = CheckReader(after: 9, with: .success("too late"), isStubborn: true)
  let quick = CheckReader(after: 4, with: .success(text))
  let first = Task { await slow.outcome(within: 2) }
  let answered = await quick.outcome(within: 6)
  let timedOut = await first.value
  expect(answered, equals: text, "an answer that comes in time is returned")
  expect(timedOut, equals: "timed out", "after the time limit, TimedOut is thrown")
  expect(!quick.isCancelled, "a call that ends in time is not cancelled")
}

/// Gives what is cancelled the time to notice it; no unit of the clock passes before it has.
private func settle() async {
  try? await Work().fetch("a while", units: 1)
}

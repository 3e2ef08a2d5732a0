import Grading
import Synchronization

/// The operation fails a few times and then succeeds: its value is returned, and each pause is twice the one before.
func theThirdAttemptSucceeds() async {
  let first = given(5_000...20_000)
  let ticket = "ticket \(given(100...999))"
  let line = CheckLine(failures: 2, ticket: ticket)
  let outcome = await line.outcome(attempts: 5, firstPause: first)
  expect(outcome, equals: ticket, "the value of the attempt that succeeds is returned")
  expect(
    line.events, equals: ["attempt", "pause \(first)", "attempt", "pause \(2 * first)", "attempt"],
    "a pause follows each attempt that fails, twice as long as the one before")
}

/// Every attempt fails: the last error is thrown, and no pause follows the last attempt.
func everyAttemptFails() async {
  let first = given(5...20)
  let line = CheckLine(failures: 99)
  let outcome = await line.outcome(attempts: 40, firstPause: first)
  expect(outcome, equals: "failure 40", "the error of the last attempt is thrown")
  let tries = (0...38).flatMap { ["attempt", "pause \(first << $0)"] }
  expect(
    line.events, equals: tries + ["attempt"],
    "there are as many attempts as allowed, and between them pauses, each twice the one before")
}

/// The first attempt succeeds, with an empty value, or only one is allowed: there is no pause.
func oneAttempt() async {
  let fine = CheckLine(failures: 0, ticket: "")
  let outcome = await fine.outcome(attempts: 3, firstPause: given(5...20))
  expect(outcome, equals: "", "the value of the first attempt is returned")
  expect(fine.events, equals: ["attempt"], "an operation that succeeds is not repeated")

  let broken = CheckLine(failures: 9)
  let failure = await broken.outcome(attempts: 1, firstPause: given(5...20))
  expect(failure, equals: "failure 1", "the error of the only attempt is thrown")
  expect(broken.events, equals: ["attempt"], "there is no pause after the last attempt")
}

/// Two operations, one after the other, that fail: the pauses of the second begin anew.
func oneAfterTheOther() async {
  for _ in 1...2 {
    let line = CheckLine(failures: 9)
    let outcome = await line.outcome(attempts: 3, firstPause: 10)
    expect(outcome, equals: "failure 3", "the error of the last attempt is thrown")
    expect(
      line.events, equals: ["attempt", "pause 10", "attempt", "pause 20", "attempt"],
      "the first pause of each operation takes as long as asked for")
  }
}

/// The first pause takes zero milliseconds, and so does each that follows: it is made all the same.
func pausesOfNoTime() async {
  let line = CheckLine(failures: 2, ticket: "a ticket")
  let outcome = await line.outcome(attempts: 3, firstPause: 0)
  expect(outcome, equals: "a ticket", "the value of the attempt that succeeds is returned")
  expect(
    line.events, equals: ["attempt", "pause 0", "attempt", "pause 0", "attempt"],
    "a pause follows each attempt that fails, twice as long as the one before")
}

/// The operation throws `CancellationError` by itself: that is thrown on, without another attempt.
func theOperationIsCancelled() async {
  let first = given(5...20)
  let line = CheckLine(failures: 1, cancelsItself: true)
  let outcome = await line.outcome(attempts: 3, firstPause: first)
  expect(outcome, equals: "cancelled", "a CancellationError of the operation is thrown")
  expect(
    line.events, equals: ["attempt", "pause \(first)", "attempt"],
    "there is neither an attempt nor a pause after a CancellationError")
}

/// The pause throws `CancellationError` by itself: that is thrown on, without another attempt.
func thePauseIsCancelled() async {
  struct Failure: Error {}
  let attempts = Mutex(0)
  var outcome = "a value"
  do {
    outcome = try await retrying(
      attempts: 3, firstPause: given(5...20), pause: { _ in throw CancellationError() }
    ) {
      attempts.withLock { $0 += 1 }
      throw Failure()
    }
  } catch {
    outcome = error is CancellationError ? "cancelled" : "another error"
  }
  expect(outcome, equals: "cancelled", "a CancellationError of the pause is thrown")
  expect(attempts.withLock { $0 }, equals: 1, "there is no attempt after a CancellationError")
}

/// The task is cancelled during an attempt: neither another one nor a pause follows, whatever it throws.
func cancelledDuringAnAttempt() async {
  for (isPatient, attempts) in [(false, 4), (true, 4), (true, 2)] {
    let line = CheckLine(failures: 9, cancelling: .attempt, isPatient: isPatient)
    let outcome = await line.cancelledOutcome(attempts: attempts)
    expect(
      outcome == "cancelled" || outcome == "failure 1",
      "after a cancellation it throws CancellationError or the error of the last attempt")
    expect(
      line.events, equals: ["attempt"],
      "a cancelled task begins neither a pause nor another attempt")
  }
}

/// The task is cancelled during the second attempt, which fails: its error is the last one, not that of the first.
func cancelledDuringTheSecondAttempt() async {
  let line = CheckLine(failures: 9, cancelling: .attempt, at: 2, isPatient: true)
  let outcome = await line.cancelledOutcome()
  expect(
    outcome == "cancelled" || outcome == "failure 2",
    "after a cancellation it throws CancellationError or the error of the last attempt")
  expect(
    line.events, equals: ["attempt", "pause 10", "attempt"],
    "a cancelled task begins neither a pause nor another attempt")
}

/// The task is cancelled during a pause or at the very end of one: another attempt is not made, nor the last one.
func cancelledDuringAPause() async {
  for (isPatient, attempts) in [(false, 4), (true, 4), (true, 2)] {
    let line = CheckLine(failures: 9, cancelling: .pause, isPatient: isPatient)
    let outcome = await line.cancelledOutcome(attempts: attempts)
    expect(
      outcome == "cancelled" || outcome == "failure 1",
      "after a cancellation it throws CancellationError or the error of the last attempt")
    expect(line.attempts, equals: 1, "a cancelled task begins no other attempt")
  }
}

/// The task is cancelled while an attempt is under way that succeeds all the same: its value is returned.
func cancelledButDone() async {
  let ticket = "ticket \(given(100...999))"
  let line = CheckLine(failures: 0, ticket: ticket, cancelling: .attempt, isPatient: true)
  let outcome = await line.cancelledOutcome()
  expect(outcome, equals: ticket, "an attempt that succeeds counts, even after a cancellation")
}

/// Another task cancels at any moment: after that, no more than what had begun is done.
func cancelledFromOutside() async {
  let line = CheckLine(failures: 1, ticket: "a ticket")
  let task = Task { await line.outcome(attempts: 2, firstPause: 10) }
  task.cancel()
  let outcome = await task.value
  expect(
    ["a ticket", "cancelled", "failure 1"].contains(outcome),
    "the outcome is the value, CancellationError or the error of the last attempt")
}

/// A line to a server that fails so many times, and where a task may be cancelled.
private final class CheckLine: Sendable {
  struct Failure: Error { let number: Int }
  enum Place { case attempt, pause }

  private let failures: Int
  private let ticket: String
  private let cancelsItself: Bool
  private let cancelling: Place?
  private let first: Int
  private let isPatient: Bool
  private let log = Mutex<[String]>([])

  /// - Parameters:
  ///   - first: The first attempt in which the task is cancelled.
  ///   - isPatient: The place where the task is cancelled does not care about that.
  init(
    failures: Int, ticket: String = "", cancelsItself: Bool = false, cancelling: Place? = nil,
    at first: Int = 1, isPatient: Bool = false
  ) {
    self.failures = failures
    self.ticket = ticket
    self.cancelsItself = cancelsItself
    self.cancelling = cancelling
    self.first = first
    self.isPatient = isPatient
  }

  /// What was begun.
  var events: [String] { log.withLock { $0 } }
  var attempts: Int { events.count { $0 == "attempt" } }

  func outcome(attempts: Int, firstPause: Int) async -> String {
    do {
      return try await retrying(
        attempts: attempts, firstPause: firstPause,
        pause: { try await self.pause($0) }, { try await self.attempt() })
    } catch let failure as Failure {
      return "failure \(failure.number)"
    } catch {
      return error is CancellationError ? "cancelled" : "another error"
    }
  }

  /// What comes of it in a task of its own, since that is cancelled.
  func cancelledOutcome(attempts: Int = 4) async -> String {
    await Task { await outcome(attempts: attempts, firstPause: 10) }.value
  }

  private func attempt() async throws -> String {
    log.withLock { $0.append("attempt") }
    let number = attempts
    if cancelling == .attempt, number >= first { try cancel() }
    if number <= failures { throw Failure(number: number) }
    if cancelsItself { throw CancellationError() }
    return ticket
  }

  private func pause(_ milliseconds: Int) async throws {
    log.withLock { $0.append("pause \(milliseconds)") }
    if cancelling == .pause { try cancel() }
    if !isPatient { try Task.checkCancellation() }
  }

  private func cancel() throws {
    withUnsafeCurrentTask { $0?.cancel() }
    if !isPatient { throw CancellationError() }
  }
}

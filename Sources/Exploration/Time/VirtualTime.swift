/// The clock of an execution: it moves only when no lane can run.
struct VirtualTime {
  /// Nanoseconds since the execution's start.
  private(set) var now: UInt64 = 0
  private var programHasEnded = false
  /// How often time has passed since the program's end.
  private var jumpsAfterEnd = 0

  /// Begins a new execution.
  mutating func reset() { self = VirtualTime() }

  /// The program has ended: lanes that continue after it do so for a while only.
  mutating func endProgram() { programHasEnded = true }

  /// Lets time pass until an instant, unless it lies in the past.
  ///
  /// - Parameters:
  ///   - lateness: By how much it is missed.
  ///   - most: How often time may pass after the program's end.
  /// - Returns: Whether it has not passed too often.
  mutating func jump(
    to instant: UInt64, lateBy lateness: UInt64 = 0, atMostAfterEnd most: Int
  ) -> Bool {
    if programHasEnded {
      jumpsAfterEnd += 1
      if jumpsAfterEnd > most { return false }
    }
    let (late, overflow) = instant.addingReportingOverflow(lateness)
    if instant > now { now = overflow ? instant : late }
    return true
  }

  /// Whether time has passed too often since the program's end.
  func isUsedUp(atMostAfterEnd most: Int) -> Bool { jumpsAfterEnd > most }

  /// The instant after a length in nanoseconds; one that is too late for a number is never.
  func instant(after length: UInt64) -> UInt64 {
    let (instant, overflow) = now.addingReportingOverflow(length)
    return overflow ? .max : instant
  }
}

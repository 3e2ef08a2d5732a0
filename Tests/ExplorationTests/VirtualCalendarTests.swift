import Exploration
import Testing

@Suite("The calendar of virtual time")
struct VirtualCalendarTests {
  private let epoch = VirtualCalendar.epoch / 1_000_000_000

  @Test("starts where Foundation's reference date lies")
  func start() { #expect(epoch == 978_307_200) }

  @Test("tells how long after an execution's start a date is")
  func dates() {
    #expect(VirtualCalendar.instant(seconds: epoch) == 0)
    #expect(VirtualCalendar.instant(seconds: epoch + 5, nanoseconds: 7) == 5_000_000_007)
  }

  @Test("has no instants before an execution's start", arguments: [0, -1, Int.min])
  func past(seconds: Int) { #expect(VirtualCalendar.instant(seconds: seconds) == 0) }

  @Test("never comes to a date that is too late for nanoseconds")
  func tooLate() {
    #expect(VirtualCalendar.instant(seconds: .max) == .max)
    let last = Int.max / 1_000_000_000
    #expect(VirtualCalendar.instant(seconds: last, nanoseconds: 999_999_999) == .max)
  }

  @Test("a deadline is meant to be a whole number of ten microseconds, but is never early")
  func rounded() {
    for rounded in UInt64(299_999_780)...300_000_000 {
      #expect(VirtualCalendar.instant(after: rounded, now: 0, rounding: 250) == 300_000_000)
    }
    for later in UInt64(300_000_001)...300_000_220 {
      #expect(VirtualCalendar.instant(after: later, now: 0, rounding: 250) == 300_001_000)
    }
    #expect(VirtualCalendar.instant(after: 300_004_000, now: 0, rounding: 250) == 300_004_000)
  }
}

import Testing
import Worker

@Suite("How long explored code may go on without a step")
struct WatchdogTests {
  @Test("the time counts for which it has a processor")
  func runs() {
    #expect(Watchdog.seconds(used: Watchdog.interval, wantsProcessor: true) == Watchdog.interval)
    #expect(Watchdog.seconds(used: 0.1, wantsProcessor: true) == 0.1)
  }

  @Test("the time does not count for which other processes keep it from running")
  func isStarved() { #expect(Watchdog.seconds(used: 0, wantsProcessor: true) == 0) }

  @Test("of the time for which it sleeps, a third counts: it may sleep for ever")
  func sleeps() {
    #expect(Watchdog.seconds(used: 0, wantsProcessor: false) == Watchdog.interval / 3)
  }

  @Test("several threads that run count as one")
  func runsTwice() {
    #expect(Watchdog.seconds(used: 1, wantsProcessor: true) == Watchdog.interval)
  }

  @Test("a lane is interrupted when its patience is over, and as long after it once more")
  func isInterrupted() {
    let looks = stride(from: 0, through: 7, by: Watchdog.interval).map(\.self)
    let due = zip(looks, looks.dropFirst()).filter {
      Watchdog.isDue($1, before: $0, patience: 3, isKnown: false)
    }
    #expect(due.map(\.1) == [3, 6])
  }

  @Test("where it was interrupted in the same execution before, it is soon")
  func isKnown() {
    #expect(Watchdog.isDue(0.3, before: 0.05, patience: 3, isKnown: true))
    #expect(!Watchdog.isDue(0.6, before: 0.3, patience: 3, isKnown: true), "only once")
    #expect(!Watchdog.isDue(0.1, before: 0, patience: 3, isKnown: true))
  }
}

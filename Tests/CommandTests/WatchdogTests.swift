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
}

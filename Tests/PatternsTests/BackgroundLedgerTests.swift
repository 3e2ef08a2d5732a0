import Patterns
import Testing

@Suite("The host's ledger")
struct BackgroundLedgerTests {
  @Test("work expires at its deadline, not before, and is told once")
  func deadline() {
    var ledger = BackgroundLedger()
    let work = ledger.begin(at: .seconds(10), allowance: .seconds(30))
    let early = ledger.expire(work, at: .seconds(39))
    #expect(!early)
    #expect(ledger.timeLeft(work, at: .seconds(39)) == .seconds(1))
    let onTime = ledger.expire(work, at: .seconds(40))
    #expect(onTime)
    let again = ledger.expire(work, at: .seconds(41))
    #expect(!again)
    #expect(ledger.timeLeft(work, at: .seconds(41)) == nil)
  }

  @Test("work that has ended does not expire")
  func endedInTime() {
    var ledger = BackgroundLedger()
    let work = ledger.begin(at: .zero, allowance: .seconds(30))
    let hasEnded = ledger.end(work)
    #expect(hasEnded)
    let expires = ledger.expire(work, at: .seconds(60))
    #expect(!expires)
    #expect(ledger.begun == 1)
    #expect(ledger.ended == 1)
  }

  @Test("work that has expired has not ended until it says so")
  func expiredThenEnded() {
    var ledger = BackgroundLedger()
    let work = ledger.begin(at: .zero, allowance: .zero)
    let expires = ledger.expire(work, at: .zero)
    #expect(expires)
    #expect(ledger.ended == 0)
    let hasEnded = ledger.end(work)
    #expect(hasEnded)
    #expect(ledger.ended == 1)
  }

  @Test("a second end is refused and counted")
  func endedTwice() {
    var ledger = BackgroundLedger()
    let work = ledger.begin(at: .zero, allowance: .seconds(1))
    let first = ledger.end(work)
    #expect(first)
    let second = ledger.end(work)
    #expect(!second)
    #expect(ledger.superfluousEnds == 1)
    #expect(ledger.ended == 1)
  }

  @Test("each piece of work has its own deadline, and an unknown one has none")
  func several() {
    var ledger = BackgroundLedger()
    let short = ledger.begin(at: .zero, allowance: .seconds(1))
    let long = ledger.begin(at: .zero, allowance: .seconds(9))
    let shortExpires = ledger.expire(short, at: .seconds(5))
    #expect(shortExpires)
    let longExpires = ledger.expire(long, at: .seconds(5))
    #expect(!longExpires)
    #expect(ledger.timeLeft(7, at: .zero) == nil)
    let unknownExpires = ledger.expire(7, at: .seconds(5))
    #expect(!unknownExpires)
    let unknownEnds = ledger.end(7)
    #expect(!unknownEnds)
  }
}

import CExploration
import Exploration
import ModeledFoundation
import Synchronization
import Testing

@Suite("Thread")
struct ThreadTests {
  @Test("two threads that take a lock once: who is first")
  func countOfSections() {
    // ab ba
    let summary = explore {
      let lock = NSLock()
      for _ in 0..<2 {
        Thread.detachNewThread { lock.withLock {} }
      }
    }
    #expect(summary.executions == 2)
    #expect(summary.cutShort == 0)
    #expect(summary.isComplete)
  }

  @Test("a thread knows itself, and main knows that it is main")
  func identity() {
    let summary = explore {
      let thread = Thread {
        outcome(
          "\(Thread.current.name ?? "-") \(Thread.current === Thread.current) "
            + "\(Thread.isMainThread) \(Thread.current.isMainThread)")
        Thread.current.threadDictionary["key"] = 1
      }
      thread.name = "helper"
      thread.start()
      Thread.sleep(forTimeInterval: 1)
      outcome("\(thread.threadDictionary["key"] as? Int ?? 0) \(Thread.isMainThread)")
      outcome("\(Thread.current === Thread.mainThread) \(Thread.mainThread.isExecuting)")
    }
    #expect(summary.outputs == ["helper true false false\n1 true\ntrue true\n": 1])
  }

  @Test("a thread that is looked at until it has finished; looking orders nothing else")
  func polling() {
    let summary = explore {
      let thread = Thread {}
      outcome("\(thread.isExecuting) \(thread.isFinished)")
      thread.start()
      while !thread.isFinished {}
      outcome("\(thread.isExecuting) \(thread.isFinished)")
    }
    #expect(summary.outputs.keys.sorted() == ["false false\nfalse true\n"])
    #expect(summary.isComplete)
    #expect(summary.stuck == 0)
  }

  @Test("looking at what sleeps ends although looking takes no time")
  func pollingSleeper() {
    let summary = explore {
      let thread = Thread { Thread.sleep(forTimeInterval: 0.5) }
      thread.start()
      while !thread.isFinished {}
    }
    #expect(summary.stuck == 0)
    #expect(summary.durations == [500_000_000])
  }

  @Test("a cancelled thread goes on unless it looks, and does not start if it has not")
  func cancelling() {
    let summary = explore {
      let looking = Thread {
        if Thread.current.isCancelled { outcome("cancelled") } else { outcome("not") }
      }
      looking.start()
      looking.cancel()
      let late = Thread { outcome("never") }
      late.cancel()
      late.start()
      outcome("\(late.isFinished) \(late.isCancelled)")
    }
    #expect(
      Set(summary.outputs.keys) == [
        "cancelled\ntrue true\n", "not\ntrue true\n", "true true\ncancelled\n", "true true\nnot\n",
      ])
  }

  @Test("a thread that exits leaves the rest undone and counts as finished")
  func exiting() {
    let summary = explore {
      let thread = Thread {
        outcome("before")
        Thread.exit()
        outcome("after")
      }
      thread.start()
      Thread.sleep(forTimeInterval: 1)
      outcome("\(thread.isFinished)")
    }
    #expect(summary.outputs == ["before\ntrue\n": 1])
  }

  @Test("a thread that is started twice traps")
  func startedTwice() {
    let summary = explore {
      let thread = Thread {}
      thread.start()
      thread.start()
    }
    #expect(summary.failures[.failedCheck] == summary.executions)
  }

  @Test("sleeping takes virtual time, and nothing that is over")
  func sleeping() {
    let summary = explore {
      Thread.sleep(forTimeInterval: 3)
      Thread.sleep(until: Date(timeIntervalSinceNow: 4))
      Thread.sleep(forTimeInterval: -1)
      Thread.sleep(until: .distantPast)
    }
    #expect(summary.durations == [7_000_000_000])
  }

  @Test("who slept finds by the date that at least that time has passed, and hardly more")
  func elapsed() {
    let summary = explore {
      for step in 1...99 {
        let (start, pause) = (Date(), Double(step) / 10)
        if step.isMultiple(of: 2) {
          Thread.sleep(forTimeInterval: pause)
        } else {
          Thread.sleep(until: start.addingTimeInterval(pause))
        }
        let passed = Date().timeIntervalSince(start)
        if passed < pause || passed > pause + 0.000_001 { outcome("\(passed) for \(pause)") }
      }
    }
    #expect(summary.outputs == ["": 1])
    #expect(summary.durations == [495_000_000_000])
  }

  @Test("who waited until a date finds that it is not earlier", arguments: 0..<30)
  func dates(years: Int64) {
    let summary = explore {
      cexploration_vary_date(years * 31_557_600_123_456_789)
      defer { cexploration_vary_date(0) }
      // What a date is off by adds up; a third and a ninth of a second have no end.
      for period in [0.02, 1.0 / 3, 1.0 / 7, 1.0 / 9, 1.0 / 60, 0.000_000_2] {
        var next = Date(timeIntervalSinceNow: period)
        for beat in 1...30 {
          Thread.sleep(until: next)
          if Date() < next { outcome("beat \(beat) of \(period) s") }
          next += period
        }
      }
    }
    #expect(summary.outputs == ["": 1])
  }

  @Test("with dispatchMain() the main thread ends, and others run the main queue")
  func endOfMainThread() {
    let summary = explore {
      outcome("\(Thread.isMainThread)")
      DispatchQueue.main.async {
        dispatchPrecondition(condition: .onQueue(.main))
        outcome("\(Thread.isMainThread) \(Thread.current === Thread.mainThread)")
        outcome("\(RunLoop.current === RunLoop.main) \(OperationQueue.current == nil)")
      }
      dispatchMain()
    }
    #expect(summary.outputs == ["true\nfalse false\nfalse true\n": 1])
  }
}

import Exploration
import ModeledFoundation
import Testing

@Suite("RunLoop and Timer")
struct RunLoopTests {
  @Test("one run of the main loop takes the blocks that are there, and no later ones")
  func mainQueue() {
    let summary = explore {
      DispatchQueue.main.async {
        outcome("a")
        DispatchQueue.main.async { outcome("c") }
      }
      DispatchQueue.main.async { outcome("b") }
      outcome("\(RunLoop.main.run(mode: .default, before: .distantFuture))")
      outcome("\(RunLoop.main.run(mode: .default, before: .distantFuture))")
    }
    #expect(summary.outputs == ["a\nb\ntrue\nc\ntrue\n": 1])
  }

  @Test("the loop waits for a block from elsewhere; in vain is stuck")
  func waiting() {
    let summary = explore {
      Thread.detachNewThread { DispatchQueue.main.async { outcome("came \(Thread.isMainThread)") } }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    #expect(summary.outputs.keys.sorted() == ["came true\n"])
    let vain = explore { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    #expect(vain.stuck == 1)
    let forEver = explore { RunLoop.main.run() }
    #expect(forEver.stuck == 0)
  }

  @Test("one run sees one block or two, when two threads push")
  func twoPushers() {
    // Before the look: one of them, the other, or both in either order.
    let summary = explore {
      for name in ["a", "b"] {
        Thread.detachNewThread { DispatchQueue.main.async { outcome(name) } }
      }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
      outcome("|")
    }
    #expect(
      Set(summary.outputs.keys) == ["a\n|\n", "b\n|\n", "a\nb\n|\n", "b\na\n|\n"])
  }

  @Test("timers fire in virtual time, and a run goes on after them")
  func timers() {
    let summary = explore {
      let start = Date()
      @Sendable func say(_ text: String) {
        outcome("\(text) \((Date().timeIntervalSince(start) * 10).rounded() / 10)")
      }
      _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { timer in
        outcome("\(timer.isValid) \(timer.timeInterval)")
        say("once")
      }
      let ticking = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in say("tick") }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 3))
      ticking.invalidate()
      outcome("\(ticking.isValid)")
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 2))
      say("end")
    }
    #expect(
      summary.outputs == [
        "tick 1.0\ntrue 0.0\nonce 1.5\ntick 2.0\ntick 3.0\nfalse\nend 5.0\n": 1
      ])
    #expect(summary.durations == [5_000_000_000])
  }

  @Test("a block that is handed to a sleeping loop comes after the timer that wakes it")
  func blockBehindTheTimer() {
    let summary = explore {
      let ticking = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
        outcome("tick")
      }
      nonisolated(unsafe) let (loop, timer) = (RunLoop.main, ticking)
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 1)
        loop.perform {
          outcome("block")
          timer.invalidate()
        }
      }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 5))
    }
    #expect(summary.outputs == ["tick\nblock\n": 1])
  }

  @Test("as on Linux: a timer that is made without a date fires at once when its loop runs")
  func unscheduled() {
    let summary = explore {
      let timer = Timer(timeInterval: 1, repeats: true) { timer in
        outcome("fired")
        timer.invalidate()
      }
      Thread.sleep(forTimeInterval: 0.5)
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 2))
    }
    #expect(summary.outputs == ["fired\n": 1])
  }

  @Test("firing by hand counts for a timer that fires once, and not for one that is invalid")
  func fire() {
    let summary = explore {
      let once = Timer(timeInterval: 1, repeats: false) { _ in outcome("once") }
      once.fire()
      once.fire()
      let often = Timer(timeInterval: 1, repeats: true) { _ in outcome("often") }
      often.fire()
      often.fire()
      often.invalidate()
      often.fire()
    }
    #expect(summary.outputs == ["once\noften\noften\n": 1])
  }

  @Test("another thread's loop ends when nothing is left")
  func ownLoop() {
    let summary = explore {
      threads(1) { _ in
        outcome("\(RunLoop.current.run(mode: .default, before: .distantFuture))")
        nonisolated(unsafe) var count = 0
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          count += 1
          if count == 3 { timer.invalidate() }
        }
        RunLoop.current.run()
        outcome("\(count) \(RunLoop.main.run(mode: .default, before: .distantFuture))")
      }
    }
    #expect(summary.outputs == ["false\n3 false\n": 1])
    #expect(summary.durations == [3_000_000_000])
  }

  @Test("a block for the loop runs when the loop does")
  func performing() {
    let summary = explore {
      RunLoop.main.perform { outcome("performed \(RunLoop.main.currentMode == .default)") }
      outcome("before \(RunLoop.main.currentMode == nil)")
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
    }
    #expect(summary.outputs == ["before true\nperformed true\n": 1])
  }
}

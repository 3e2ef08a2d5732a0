import Exploration
import ModeledDispatch
import Testing

@Suite("Time")
struct TimeTests {
  @Test("asyncAfter runs its block at its instant, and one at the distant future never")
  func asyncAfter() {
    let summary = explore {
      let queue = DispatchQueue(label: "q")
      let done = DispatchSemaphore(value: 0)
      let log = Log()
      let start = DispatchTime.now()
      queue.asyncAfter(deadline: start + 0.2) {
        log.add("b\(Engine.shared.now)")
        done.signal()
      }
      queue.asyncAfter(wallDeadline: .now() + .milliseconds(100)) { log.add("a") }
      queue.asyncAfter(deadline: .distantFuture) { log.add("never") }
      queue.asyncAfter(deadline: start, execute: DispatchWorkItem { log.add("now ") })
      done.wait()
      outcome(log.text)
    }
    #expect(summary.outputs == ["now ab200000000\n": 1])
    #expect(summary.executions == 1)
  }

  @Test("two blocks at one instant come in both orders")
  func sameInstant() {
    let summary = explore {
      let queue = DispatchQueue(label: "q")
      let group = DispatchGroup()
      let log = Log()
      for number in 1...2 {
        group.enter()
        queue.asyncAfter(deadline: .now() + 1) {
          log.add(number)
          group.leave()
        }
      }
      group.wait()
      outcome(log.text)
    }
    #expect(summary.outputs == ["12\n": 1, "21\n": 1])
  }

  @Test("instants and intervals count as the real ones do")
  func arithmetic() {
    let summary = explore {
      let now = DispatchTime.now()
      #expect((now + .milliseconds(5)).uptimeNanoseconds - now.uptimeNanoseconds == 5_000_000)
      #expect((now + 0.5).uptimeNanoseconds - now.uptimeNanoseconds == 500_000_000)
      #expect(now + .never == .distantFuture)
      #expect(now + Double.infinity == .distantFuture)
      #expect(DispatchTime.distantFuture - 1.0 == .distantFuture)
      #expect((DispatchTime(uptimeNanoseconds: 50) - 1.0).uptimeNanoseconds == 1)
      #expect(now < .distantFuture)
      #expect(DispatchWallTime.now() < .distantFuture)
      #expect(DispatchWallTime.now() < .now() + 1)
      #expect(DispatchWallTime.now() + .never == .distantFuture)
      #expect(DispatchTimeInterval.seconds(1) == .milliseconds(1_000))
      #expect(DispatchTimeInterval.seconds(.max) != .never)
      #expect(DispatchTimeInterval.never == .never)
    }
    #expect(summary.executions == 1)
  }
}

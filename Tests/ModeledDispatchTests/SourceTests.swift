import Exploration
import ModeledDispatch
import Testing

@Suite("A source")
struct SourceTests {
  @Test("a timer registers, ticks in virtual time, and is cancelled")
  func timer() {
    let summary = explore {
      let queue = DispatchQueue(label: "q")
      let done = DispatchSemaphore(value: 0)
      let log = Log()
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now() + .seconds(1), repeating: .milliseconds(500))
      timer.setRegistrationHandler { log.add("r ") }
      timer.setEventHandler {
        log.add("\(Engine.shared.now / 1_000_000):\(timer.data) ")
        if Engine.shared.now == 2_000_000_000 { timer.cancel() }
      }
      timer.setCancelHandler {
        log.add("c")
        done.signal()
      }
      timer.resume()
      done.wait()
      outcome("\(log.text) \(timer.isCancelled)")
    }
    #expect(summary.outputs == ["r 1000:1 1500:1 2000:1 c true\n": 2])
  }

  @Test("ticks that nobody could be told of are told together")
  func coalescedTicks() {
    let summary = explore {
      let log = Log()
      let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "q"))
      timer.schedule(deadline: .now() - .milliseconds(25), repeating: .milliseconds(10))
      timer.setEventHandler { log.add("\(timer.data) ") }
      timer.activate()
      Engine.shared.sleep(nanoseconds: 6_000_000)
      timer.suspend()
      Engine.shared.sleep(nanoseconds: 28_000_000)
      timer.resume()
      Engine.shared.sleep(nanoseconds: 500_000)
      timer.cancel()
      outcome(log.text)
    }
    // At 0 ms for those of -25, -15 and -5; at 5; and at 34 for those of 15 and 25.
    #expect(Set(summary.outputs.keys) == ["3 1 2 \n"])
  }

  @Test("a timer that goes off once does so once, and one without a schedule never")
  func oneShot() {
    let summary = explore {
      let log = Log()
      let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "q"))
      timer.setEventHandler { log.add("tick ") }
      timer.activate()
      Engine.shared.sleep(nanoseconds: 1_000)
      timer.schedule(deadline: .now() + 1)
      Engine.shared.sleep(nanoseconds: 5_000_000_000)
      outcome(log.text)
      timer.cancel()
    }
    #expect(summary.outputs == ["tick \n": 2])
  }

  @Test("a repeating timer does not outlive the main thread, nor hide that it waits for ever")
  func endlessTimer() {
    func make(_ queue: DispatchQueue) -> any DispatchSourceTimer {
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now(), repeating: 1)
      timer.activate()
      return timer
    }
    let ended = explore {
      let timer = make(DispatchQueue(label: "q"))
      timer.setEventHandler { _ = timer }
    }
    #expect(ended.stuck == 0)
    let waits = explore {
      let timer = make(DispatchQueue(label: "q"))
      DispatchSemaphore(value: 0).wait()
      timer.cancel()
    }
    #expect(waits.stuck == 1)
  }

  @Test(
    "data that threads merge is told together or one after the other",
    arguments: ["add", "or", "replace"])
  func userData(_ kind: String) {
    let summary = explore {
      let queue = DispatchQueue(label: "q")
      let log = Log()
      let add = DispatchSource.makeUserDataAddSource(queue: queue)
      let or = DispatchSource.makeUserDataOrSource(queue: queue)
      let replace = DispatchSource.makeUserDataReplaceSource(queue: queue)
      let sources: [any DispatchSourceProtocol] = [add, or, replace]
      for source in sources {
        source.setEventHandler { log.add("\(source.data) ") }
        source.activate()
      }
      for number: UInt in [3, 5, 0] {
        switch kind {
        case "add": add.add(data: number)
        case "or": or.or(data: number)
        default: replace.replace(data: number)
        }
      }
      queue.sync {}
      queue.sync {}
      outcome(log.text)
    }
    let together = ["add": ["8 \n"], "or": ["7 \n"], "replace": ["\n", "3 \n", "5 \n"]][kind]
    #expect(Set(summary.outputs.keys) == Set((together ?? []) + ["3 5 \n"]))
  }

  @Test(
    "each misuse that traps on Linux is found",
    arguments: ["freed inactive", "freed cancelled", "freed suspended", "resumed twice", "late"])
  func misuse(_ kind: String) {
    let summary = explore {
      let timer = DispatchSource.makeTimerSource()
      switch kind {
      case "freed cancelled": timer.cancel()
      case "freed suspended":
        timer.resume()
        timer.suspend()
      case "resumed twice":
        timer.activate()
        timer.activate()
        timer.resume()
      case "late":
        timer.activate()
        (timer as? DispatchSource)?.setTarget(queue: .global())
      default: break
      }
    }
    #expect(summary.failures == [.queueMisuse: 1])
  }

  @Test("sources of the outside world are refused by name")
  func outside() {
    let summary = explore { _ = DispatchSource.makeSignalSource(signal: 2) }
    #expect(summary.failures == [.unsupported: 1])
    #expect(summary.mistakes[.unsupported] == .unsupported(.dispatchSource("makeSignalSource")))
  }
}

import Exploration
import ModeledDispatch
import Testing

@Suite("A queue's state")
struct QueueStateTests {
  @Test("an inactive queue keeps its blocks until it is activated; twice is fine")
  func inactive() {
    let summary = explore {
      let queue = DispatchQueue(label: "q", attributes: .initiallyInactive)
      let log = Log()
      queue.async { log.add("block") }
      log.add("before ")
      queue.activate()
      queue.activate()
      queue.sync { outcome(log.text) }
    }
    #expect(summary.outputs == ["before block\n": 1])
    #expect(summary.executions == 1)
  }

  @Test("suspensions nest, and keep blocks from starting", arguments: [true, false])
  func suspended(isSerial: Bool) {
    let summary = explore {
      let queue = DispatchQueue(label: "q", attributes: isSerial ? [] : .concurrent)
      let log = Log()
      queue.suspend()
      queue.suspend()
      queue.async { log.add("block") }
      queue.resume()
      log.add("before ")
      queue.resume()
      queue.sync(flags: .barrier) { outcome(log.text) }
    }
    #expect(summary.outputs == ["before block\n": 1])
    #expect(summary.executions == 1)
  }

  @Test("a block beside a suspension starts before it or waits for the end of it")
  func suspendRace() {
    let summary = explore {
      let queue = DispatchQueue(label: "q")
      let cell = Cell()
      queue.async { cell.set(1) }
      queue.suspend()
      outcome("\(cell.current)")
      queue.resume()
      queue.sync {}
    }
    #expect(Set(summary.outputs.keys) == ["0\n", "1\n"])
  }

  @Test("work that a suspended queue keeps is no finding")
  func leftSuspended() {
    let summary = explore {
      let queue = DispatchQueue(label: "q")
      queue.async {}
      queue.suspend()
      queue.async { queue.resume() }
      Engine.shared.lane.notes[ObjectIdentifier(DispatchQueue.self)] = queue
    }
    #expect(summary.stuck == 0)
    #expect(summary.failures.isEmpty)
  }

  @Test("whoever syncs on a suspended or inactive queue waits for ever")
  func syncOnSuspended() {
    let summary = explore { DispatchQueue(label: "q", attributes: .initiallyInactive).sync {} }
    #expect(summary.stuck == 1)
  }

  @Test(
    "each misuse that traps on Linux is found",
    arguments: [
      "over-resume", "resume of an inactive one", "freed inactive", "freed suspended",
      "target set late", "its own target",
    ])
  func misuse(_ kind: String) {
    let summary = explore {
      let queue = DispatchQueue(
        label: "q",
        attributes: kind.contains("inactive") || kind == "its own target" ? .initiallyInactive : [])
      switch kind {
      case "over-resume", "resume of an inactive one": queue.resume()
      case "freed suspended": queue.suspend()
      case "target set late": queue.setTarget(queue: DispatchQueue(label: "other"))
      case "its own target": queue.setTarget(queue: queue)
      default: break
      }
    }
    #expect(summary.failures == [.queueMisuse: 1])
    let name = ResourceName(.serialQueue, label: "q")
    let possible: [Mistake.QueueMisuse] = [
      .resumedWhileInactive(name), .resumedTooOften(name), .targetSetLate(name), .ownTarget(name),
      .destroyedInactive(name), .destroyedSuspended(name),
    ]
    #expect(possible.contains { summary.mistakes[.queueMisuse] == .queueMisuse($0) })
  }

  @Test("nobody can suspend or redirect what the system made")
  func systemQueues() {
    let summary = explore {
      for queue in [DispatchQueue.main, .global()] {
        queue.suspend()
        queue.resume()
        queue.resume()
        queue.setTarget(queue: DispatchQueue(label: "q"))
      }
      DispatchQueue.global().sync { outcome("ran") }
    }
    #expect(summary.outputs == ["ran\n": 1])
  }

  @Test("groups and semaphores take the calls of all Dispatch objects, and ignore them")
  func otherObjects() {
    let summary = explore {
      let objects: [DispatchObject] = [DispatchGroup(), DispatchSemaphore(value: 0)]
      for object in objects {
        object.setTarget(queue: .global())
        object.suspend()
        object.resume()
        object.activate()
      }
    }
    #expect(summary.failures.isEmpty)
  }
}

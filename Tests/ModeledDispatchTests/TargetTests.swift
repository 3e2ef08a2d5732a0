import Exploration
import ModeledDispatch
import Testing

@Suite("Queues that target another queue")
struct TargetTests {
  @Test("blocks of two serial queues with one serial target never overlap")
  func exclusion() {
    let summary = explore {
      let base = DispatchQueue(label: "base")
      let cell = Cell()
      let group = DispatchGroup()
      for label in ["a", "b"] {
        DispatchQueue(label: label, target: base).async(group: group) { cell.increment() }
      }
      group.wait()
      outcome("\(cell.current)")
    }
    #expect(summary.outputs == ["2\n": 1])
  }

  @Test("a concurrent queue with a serial target runs its blocks one by one")
  func concurrentOnSerial() {
    let summary = explore {
      let base = DispatchQueue(label: "base")
      let queue = DispatchQueue(label: "q", attributes: .concurrent, target: base)
      let cell = Cell()
      for _ in 0..<2 { queue.async { cell.increment() } }
      queue.sync(flags: .barrier) { outcome("\(cell.current)") }
    }
    #expect(Array(summary.outputs.keys) == ["2\n"])
  }

  @Test("a serial queue with a concurrent target stays serial beside others")
  func serialOnConcurrent() {
    let summary = explore {
      let base = DispatchQueue(label: "base", attributes: .concurrent)
      let queue = DispatchQueue(label: "q", target: base)
      let log = Log()
      let group = DispatchGroup()
      for number in 1...3 { queue.async(group: group) { log.add(number) } }
      base.async(group: group) {}
      group.wait()
      outcome(log.text)
    }
    #expect(Set(summary.outputs.keys) == ["123\n"])
  }

  @Test("a queue that is served serves all it has before its target goes on")
  func servedAtOnce() {
    let summary = explore {
      let base = DispatchQueue(label: "base", attributes: .initiallyInactive)
      let a = DispatchQueue(label: "a", target: base)
      let b = DispatchQueue(label: "b", target: base)
      let log = Log()
      a.async { log.add("a1") }
      b.async { log.add("b1") }
      a.async { log.add("a2") }
      base.activate()
      base.sync {}
      b.sync { outcome(log.text) }
    }
    #expect(summary.outputs == ["a1a2b1\n": 1])
  }

  @Test("sync goes through the target, and the target can be set before activation")
  func syncThroughTarget() {
    let summary = explore {
      let base = DispatchQueue(label: "base")
      let queue = DispatchQueue(label: "q", attributes: .initiallyInactive)
      queue.setTarget(queue: base)
      queue.activate()
      let cell = Cell()
      threads({ queue.sync { cell.increment() } }, { base.sync { cell.increment() } })
      outcome("\(cell.current)")
    }
    #expect(Set(summary.outputs.keys) == ["2\n"])
    #expect(summary.stuck == 0)
  }

  @Test("a target that is suspended suspends whoever targets it")
  func suspendedTarget() {
    let summary = explore {
      let base = DispatchQueue(label: "base")
      let queue = DispatchQueue(label: "q", target: base)
      let log = Log()
      base.suspend()
      queue.async { log.add("block") }
      log.add("before ")
      base.resume()
      queue.sync { outcome(log.text) }
    }
    #expect(summary.outputs.keys.sorted() == ["before block\n"])
  }

  @Test("blocks that come while others are served come before or after those of the target's line")
  func orders() {
    let summary = explore {
      let base = DispatchQueue(label: "base")
      let a = DispatchQueue(label: "a", target: base)
      let b = DispatchQueue(label: "b", target: base)
      let log = Log()
      threads(
        { for _ in 0..<2 { a.async { log.add("a") } } },
        { for _ in 0..<2 { b.async { log.add("b") } } })
      a.sync {}
      b.sync { outcome(log.text) }
    }
    #expect(
      Set(summary.outputs.keys)
        == ["aabb\n", "abab\n", "abba\n", "baab\n", "baba\n", "bbaa\n"])
  }
}

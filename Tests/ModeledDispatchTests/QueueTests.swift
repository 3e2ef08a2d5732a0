import Exploration
import ModeledDispatch
import Testing

@Suite("A queue")
struct QueueTests {
  @Test("a serial queue runs its blocks one by one, in the order in which they came")
  func serialOrder() {
    let summary = explore {
      let queue = DispatchQueue(label: "q")
      let log = Log()
      for number in 1...4 { queue.async { log.add(number) } }
      queue.sync { log.add("s") }
      outcome(log.text)
    }
    #expect(summary.outputs == ["1234s\n": 1])
    #expect(summary.executions == 1)
    #expect(summary.isComplete)
  }

  @Test("two threads that put two blocks each into a serial queue: C(4, 2) orders")
  func serialPushes() {
    // aabb abab abba baab baba bbaa
    let summary = explore {
      let queue = DispatchQueue(label: "q")
      let log = Log()
      threads(
        { for _ in 0..<2 { queue.async { log.add("a") } } },
        { for _ in 0..<2 { queue.async { log.add("b") } } })
      queue.sync { outcome(log.text) }
    }
    #expect(summary.executions == 6)
    #expect(
      Set(summary.outputs.keys)
        == ["aabb\n", "abab\n", "abba\n", "baab\n", "baba\n", "bbaa\n"])
  }

  @Test("sync takes its turn among the other blocks")
  func syncTurns() {
    let summary = explore {
      let queue = DispatchQueue(label: "q")
      let log = Log()
      threads({ queue.sync { log.add("a") } }, { queue.async { log.add("b") } })
      queue.sync { outcome(log.text) }
    }
    #expect(summary.outputs == ["ab\n": 1, "ba\n": 1])
  }

  @Test("sync runs on the caller's lane, returns the block's result and throws its error")
  func syncResults() {
    struct Wrong: Error {}
    let summary = explore {
      let queue = DispatchQueue(label: "q")
      let caller = Engine.shared.lane
      let number = queue.sync { Engine.shared.lane === caller ? 7 : 0 }
      var caught = false
      do { try queue.sync { throw Wrong() } } catch { caught = error is Wrong }
      let flagged: String = queue.sync(flags: .barrier) { "x" }
      outcome("\(number) \(caught) \(flagged) \(queue.sync { 1 })")
    }
    #expect(summary.outputs == ["7 true x 1\n": 1])
  }

  @Test("blocks of a concurrent queue overlap: an update can be lost", arguments: [true, false])
  func concurrentOverlap(isGlobal: Bool) {
    let summary = explore {
      let queue =
        isGlobal ? DispatchQueue.global() : DispatchQueue(label: "q", attributes: .concurrent)
      let cell = Cell()
      let group = DispatchGroup()
      for _ in 0..<2 { queue.async(group: group) { cell.increment() } }
      group.wait()
      outcome("\(cell.current)")
    }
    // r1 w1 r2 w2, r2 w2 r1 w1, and the four in which both read first.
    #expect(Set(summary.outputs.keys) == ["1\n", "2\n"])
    #expect(summary.executions == 4)
    #expect(summary.isComplete)
  }

  @Test("a barrier runs alone, after everything before it and before everything after it")
  func barrier() {
    let summary = explore {
      let queue = DispatchQueue(label: "q", attributes: .concurrent)
      let cell = Cell()
      let group = DispatchGroup()
      queue.async(group: group) { _ = cell.current }
      queue.async(group: group, flags: .barrier) { cell.increment() }
      queue.async(group: group) { outcome("\(cell.current)") }
      group.wait()
    }
    #expect(summary.outputs == ["1\n": 1])
    #expect(summary.executions == 1)
  }

  @Test("barriers of two threads: each order once")
  func barriers() {
    let summary = explore {
      let queue = DispatchQueue(label: "q", attributes: .concurrent)
      let cell = Cell()
      threads(
        { queue.async(flags: .barrier) { cell.increment() } },
        { queue.sync(flags: .barrier) { cell.increment() } })
      queue.sync(flags: .barrier) { outcome("\(cell.current)") }
    }
    #expect(summary.outputs == ["2\n": 2])
  }

  @Test("a barrier on a global queue is an ordinary block")
  func globalBarrier() {
    let summary = explore {
      let cell = Cell()
      let group = DispatchGroup()
      for _ in 0..<2 {
        DispatchQueue.global().async(group: group, flags: .barrier) { cell.increment() }
      }
      group.wait()
      outcome("\(cell.current)")
    }
    #expect(Set(summary.outputs.keys) == ["1\n", "2\n"])
  }

  @Test("nested sync on a concurrent queue is fine")
  func nestedConcurrentSync() {
    let summary = explore {
      let queue = DispatchQueue(label: "q", attributes: .concurrent)
      queue.sync { queue.sync { outcome("in") } }
    }
    #expect(summary.outputs == ["in\n": 1])
  }

  @Test("two queues that sync into each other can wait for ever")
  func crossedSync() {
    let summary = explore {
      let a = DispatchQueue(label: "a")
      let b = DispatchQueue(label: "b")
      threads({ a.sync { b.sync {} } }, { b.sync { a.sync {} } })
    }
    #expect(summary.stuck == 1)
    #expect(summary.isComplete)
  }

  @Test("labels, classes and objects are those of Linux")
  func identity() {
    let summary = explore {
      #expect(DispatchQueue.main.label == "com.apple.main-thread")
      #expect(DispatchQueue.global().label == "com.apple.root.default-qos")
      #expect(
        DispatchQueue.global(qos: .userInteractive).label == "com.apple.root.user-initiated-qos")
      #expect(DispatchQueue.global(priority: .low).label == "com.apple.root.utility-qos")
      #expect(DispatchQueue.main !== DispatchQueue.main)
      #expect(DispatchQueue.main.qos == .unspecified)
      #expect(DispatchQueue(label: "q", qos: .utility).qos == .utility)
    }
    #expect(summary.executions == 1)
  }
}

import Exploration
import ModeledDispatch
import Testing

@Suite("Where a block runs")
struct OwnQueueTests {
  @Test(
    "sync on the queue that one is on traps where Linux does",
    arguments: ["sync", "async", "target", "main", "barrier"])
  func ownQueue(_ kind: String) {
    let summary = explore {
      switch kind {
      case "sync":
        let queue = DispatchQueue(label: "own")
        queue.sync { queue.sync {} }
      case "async":
        let queue = DispatchQueue(label: "own")
        queue.async { queue.sync { 1 } == 1 ? () : () }
      case "target":
        let base = DispatchQueue(label: "base")
        let inner = DispatchQueue(label: "own", target: base)
        base.sync { inner.sync {} }
      case "barrier":
        let queue = DispatchQueue(label: "own", attributes: .concurrent)
        queue.async(flags: .barrier) { queue.sync {} }
      default: DispatchQueue.main.sync {}
      }
    }
    #expect(summary.failures == [.syncOnOwnQueue: 1])
    guard case .syncOnOwnQueue(let queue) = summary.mistakes[.syncOnOwnQueue] else { return }
    #expect(kind == "main" ? queue.kind == .mainQueue : queue.label == "own")
  }

  @Test("a barrier sync inside a sync on the same concurrent queue waits for ever")
  func barrierInsideSync() {
    let summary = explore {
      let queue = DispatchQueue(label: "q", attributes: .concurrent)
      queue.sync { queue.sync(flags: .barrier) {} }
    }
    #expect(summary.stuck == 1)
    #expect(summary.failures.isEmpty)
  }

  @Test("a predicate that holds lets one pass, through targets and nested syncs too")
  func predicatesThatHold() {
    let summary = explore {
      dispatchPrecondition(condition: .onQueue(.main))
      let base = DispatchQueue(label: "base")
      let queue = DispatchQueue(label: "q", target: base)
      let concurrent = DispatchQueue(label: "c", attributes: .concurrent)
      queue.sync {
        dispatchPrecondition(condition: .onQueue(queue))
        dispatchPrecondition(condition: .onQueue(base))
        dispatchPrecondition(condition: .onQueue(.main))
        dispatchPrecondition(condition: .onQueueAsBarrier(queue))
        dispatchPrecondition(condition: .notOnQueue(concurrent))
        concurrent.sync { dispatchPrecondition(condition: .onQueue(queue)) }
      }
      queue.async {
        dispatchPrecondition(condition: .onQueue(base))
        dispatchPrecondition(condition: .notOnQueue(.main))
      }
      concurrent.sync(flags: .barrier) {
        dispatchPrecondition(condition: .onQueueAsBarrier(concurrent))
      }
      queue.sync {}
    }
    #expect(summary.failures.isEmpty)
    #expect(summary.stuck == 0)
  }

  @Test("one that does not ends the program", arguments: 0..<4)
  func predicatesThatFail(_ number: Int) {
    let summary = explore {
      let queue = DispatchQueue(label: "q")
      let concurrent = DispatchQueue(label: "c", attributes: .concurrent)
      switch number {
      case 0: dispatchPrecondition(condition: .onQueue(queue))
      case 1: queue.sync { dispatchPrecondition(condition: .notOnQueue(queue)) }
      case 2: concurrent.sync { dispatchPrecondition(condition: .onQueueAsBarrier(concurrent)) }
      default: queue.async { dispatchPrecondition(condition: .onQueue(.main)) }
      }
    }
    #expect(summary.failures == [.wrongPrecondition: 1])
  }

  @Test("a block sees the specific values of its queue and of the targets, and no others")
  func specifics() {
    let summary = explore {
      let key = DispatchSpecificKey<Int>()
      let base = DispatchQueue(label: "base")
      let child = DispatchQueue(label: "child", target: base)
      let other = DispatchQueue(label: "other")
      base.setSpecific(key: key, value: 7)
      func seen() -> String { DispatchQueue.getSpecific(key: key).map(String.init) ?? "-" }
      let inChild = child.sync { seen() }
      let nested = child.sync { other.sync { seen() } }
      DispatchQueue.main.setSpecific(key: key, value: 3)
      let onMain = seen()
      child.setSpecific(key: key, value: 8)
      let innermost = child.sync { seen() }
      child.setSpecific(key: key, value: nil)
      base.setSpecific(key: key, value: nil)
      let own = child.getSpecific(key: key).map(String.init) ?? "-"
      outcome("\(inChild) \(nested) \(onMain) \(innermost) \(own) \(base.sync { seen() })")
    }
    #expect(summary.outputs == ["7 - 3 8 - -\n": 1])
  }
}

import Exploration
import ModeledDispatch
import Testing

/// A moment of one lane, and whether another one comes after it by what Dispatch promises.
private final class Moment: @unchecked Sendable {
  private var stamp = Stamp()
  private var hasCome = false

  func mark() {
    Engine.shared.release(into: &stamp)
    hasCome = true
  }

  /// `nil` if it has not come at all.
  var isBefore: Bool? { hasCome ? Engine.shared.isKnown(stamp) : nil }
}

/// What a program sees of a moment, over all interleavings: "after", "beside" or "not yet".
private func orders(_ program: @escaping (Moment, _ look: @escaping @Sendable () -> Void) -> Void)
  -> Set<
    String
  >
{
  let summary = explore {
    let moment = Moment()
    program(moment) {
      outcome(moment.isBefore.map { $0 ? "after" : "beside" } ?? "not yet")
    }
  }
  return Set(summary.outputs.keys.map { String($0.dropLast()) })
}

@Suite("What Dispatch promises to happen before what")
struct HappensBeforeTests {
  @Test("what was done before async, before its block", arguments: [true, false])
  func submission(isSerial: Bool) {
    let seen = orders { moment, look in
      let queue = DispatchQueue(label: "q", attributes: isSerial ? [] : .concurrent)
      moment.mark()
      queue.async { look() }
    }
    #expect(seen == ["after"])
  }

  @Test("a block of a serial queue, before the next one, whoever submitted it")
  func serial() {
    let seen = orders { moment, look in
      let queue = DispatchQueue(label: "q")
      threads({ queue.async { moment.mark() } }, { queue.sync { look() } })
    }
    #expect(seen == ["after", "not yet"])
  }

  @Test("blocks of a concurrent queue, in no order")
  func concurrent() {
    let seen = orders { moment, look in
      let queue = DispatchQueue(label: "q", attributes: .concurrent)
      queue.async { moment.mark() }
      queue.async { look() }
    }
    #expect(seen == ["beside"])
  }

  @Test("everything before a barrier, the barrier, everything after it")
  func barrier() {
    let toBarrier = orders { moment, look in
      let queue = DispatchQueue(label: "q", attributes: .concurrent)
      queue.async { moment.mark() }
      queue.async(flags: .barrier) { look() }
    }
    let fromBarrier = orders { moment, look in
      let queue = DispatchQueue(label: "q", attributes: .concurrent)
      queue.async(flags: .barrier) { moment.mark() }
      queue.async { look() }
    }
    #expect(toBarrier == ["after"])
    #expect(fromBarrier == ["after"])
  }

  @Test("the end of sync's block, before what its caller does next", arguments: [true, false])
  func sync(onMain: Bool) {
    let seen = orders { moment, look in
      let queue = onMain ? DispatchQueue.main : DispatchQueue(label: "q")
      DispatchQueue.global().async {
        queue.sync { moment.mark() }
        look()
      }
      if onMain { dispatchMain() }
    }
    #expect(seen == ["after"])
  }

  @Test("leaving a group, before the end of a wait and before the notify block")
  func group() {
    let toWait = orders { moment, look in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { moment.mark() }
      DispatchQueue.global().async(group: group) {}
      group.wait()
      look()
    }
    let toNotify = orders { moment, look in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { moment.mark() }
      DispatchQueue.global().async(group: group) {}
      group.notify(queue: .global()) { look() }
    }
    #expect(toWait == ["after"])
    #expect(toNotify == ["after"])
  }

  @Test("a signal, before the wait that takes its token, and no other one")
  func semaphore() {
    let seen = orders { moment, look in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        moment.mark()
        semaphore.signal()
      }
      DispatchQueue.global().async { semaphore.signal() }
      semaphore.wait()
      look()
      semaphore.wait()
    }
    #expect(seen == ["after", "beside"])
  }

  @Test("a wait that gave up, after nothing")
  func timedOut() {
    let seen = orders { moment, look in
      let group = DispatchGroup()
      let never = DispatchSemaphore(value: 0)
      DispatchQueue.global().async(group: group) {
        moment.mark()
        never.wait()
      }
      _ = group.wait(timeout: .now() + 1)
      look()
      never.signal()
      group.wait()
    }
    #expect(seen == ["beside"])
  }

  @Test("a work item's first run, before its wait and its notify block")
  func workItem() {
    let seen = orders { moment, look in
      let item = DispatchWorkItem { moment.mark() }
      DispatchQueue.global().async(execute: item)
      item.notify(queue: .global()) { look() }
      item.wait()
      look()
    }
    #expect(seen == ["after\nafter"])
  }

  @Test("the iterations of concurrentPerform, after its call and before its end, beside each other")
  func concurrentPerform() {
    let seen = orders { moment, look in
      DispatchQueue.concurrentPerform(iterations: 2) { $0 == 0 ? moment.mark() : look() }
      look()
    }
    #expect(seen == ["beside\nafter"])
  }

  @Test("data that is merged, before the handler that is told of it")
  func source() {
    let seen = orders { moment, look in
      let source = DispatchSource.makeUserDataAddSource(queue: .global())
      source.setEventHandler { if source.data == 3 { look() } }
      source.activate()
      source.add(data: 1)
      threads({
        moment.mark()
        source.add(data: 2)
      })
    }
    #expect(seen.isSubset(of: ["after", ""]))
  }

  @Test("a timer's setting, before its handler")
  func timer() {
    let seen = orders { moment, look in
      let done = DispatchSemaphore(value: 0)
      let timer = DispatchSource.makeTimerSource()
      timer.setEventHandler {
        look()
        done.signal()
      }
      timer.activate()
      moment.mark()
      timer.schedule(deadline: .now() + 1)
      done.wait()
    }
    #expect(seen == ["after"])
  }
}

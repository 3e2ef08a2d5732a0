import Dispatch
import Patterns
import Synchronization
import Testing

@Suite("an observed list")
struct ObservedListTests {
  @Test("an observer is told of the list as it is, then of each batch, in order")
  func notices() {
    let log = Log()
    let list = ObservedList([Row(id: 1)])
    let token = list.observe(on: log.queue, log.add)
    list.change { $0.append(Row(id: 2)) }
    list.change { $0.removeFirst() }
    #expect(log.lines == ["initial [1]", "-[] +[1] [1, 2]", "-[0] +[] [2]"])
    token.invalidate()
  }

  @Test("a batch that changes nothing in the end is not told")
  func emptyBatch() {
    let log = Log()
    let list = ObservedList([Row(id: 1)])
    let token = list.observe(on: log.queue, log.add)
    list.change { rows in
      rows.append(Row(id: 2))
      rows.removeLast()
    }
    #expect(log.lines == ["initial [1]"])
    token.invalidate()
  }

  @Test("after the token is invalidated nothing is told, not even what was already on its way")
  func invalidation() {
    let log = Log()
    let list = ObservedList([Row(id: 1)])
    let token = list.observe(on: log.queue, log.add)
    log.queue.sync {}
    log.queue.suspend()
    list.change { $0.append(Row(id: 2)) }
    token.invalidate()
    token.invalidate()
    log.queue.resume()
    #expect(log.lines == ["initial [1]"])
    #expect(list.observerCount == 0)
  }

  @Test("the observation ends when nobody holds the token any more")
  func released() {
    let log = Log()
    let list = ObservedList([Row(id: 1)])
    do {
      let token = list.observe(on: log.queue, log.add)
      #expect(list.observerCount == 1)
      log.queue.sync {}
      withExtendedLifetime(token) {}
    }
    list.change { $0.append(Row(id: 2)) }
    #expect(list.observerCount == 0)
    #expect(log.lines == ["initial [1]"])
  }

  @Test("one observer's end does not concern another")
  func severalObservers() {
    let (one, other) = (Log(), Log())
    let list = ObservedList([Row]())
    let tokenOfOne = list.observe(on: one.queue, one.add)
    let tokenOfOther = list.observe(on: other.queue, other.add)
    one.queue.sync {}
    tokenOfOne.invalidate()
    list.change { $0.append(Row(id: 1)) }
    #expect(one.lines == ["initial []"])
    #expect(other.lines == ["initial []", "-[] +[0] [1]"])
    tokenOfOther.invalidate()
  }

  @Test("changes from many threads reach an observer in an order that adds up")
  func manyWriters() {
    let queue = DispatchQueue(label: "observer")
    let list = ObservedList([Row]())
    let rows = Mutex([Row]())
    let mismatches = Mutex(0)
    withExtendedLifetime(
      list.observe(on: queue) { notice in
        guard case .update(let changes, let new) = notice else { return }
        rows.withLock { rows in
          changes.apply(to: &rows, from: new)
          if rows != new { mismatches.withLock { $0 += 1 } }
        }
      }
    ) {
      DispatchQueue.concurrentPerform(iterations: 200) { index in
        list.change { $0.insert(Row(id: index), at: $0.count / 2) }
      }
      queue.sync {}
    }
    #expect(mismatches.withLock { $0 } == 0)
    #expect(rows.withLock { $0 } == list.elements)
    #expect(list.elements.count == 200)
  }
}

private struct Row: Identifiable, Equatable, Sendable {
  let id: Int
}

/// Writes down what it is told, on a queue of its own.
private final class Log: Sendable {
  let queue = DispatchQueue(label: "log")
  private let text = Mutex<[String]>([])

  var add: @Sendable (ObservedList<Row>.Notice) -> Void {
    { [self] notice in
      let line =
        switch notice {
        case .initial(let rows): "initial \(rows.map(\.id))"
        case .update(let changes, let new):
          "-\(changes.deletions) +\(changes.insertions) \(new.map(\.id))"
        }
      text.withLock { $0.append(line) }
    }
  }

  /// What was told so far, once all that is on its way has arrived.
  var lines: [String] {
    queue.sync {}
    return text.withLock { $0 }
  }
}

import Dispatch
import Foundation
import Synchronization

extension Pattern {
  /// One counter, a way to lose additions and five to keep it right.
  static let lock = Pattern(
    "lock", chapter: .threads,
    summary:
      "one counter that loses additions, and five ways to keep it right: NSLock, NSRecursiveLock, "
      + "Mutex, a serial queue, Atomic; what each costs",
    lookFor: "Where reading and writing are two steps, there are `additions lost` whenever both "
      + "threads add at once. The five others lose none; the price is not the same: compare "
      + "`one addition, alone` with `one addition, both at once`.",
    why:
      "A count that two threads change without protection loses additions. An atomic addition is "
      + "one instruction; a lock is two and more, and a thread that finds it taken may have to sleep; "
      + "a queue runs each closure on the one thread whose turn it is. The costs depend on the "
      + "machine and on how often the threads collide: 'bench --costs' measures them apart.",
    compareWith: ["barrier", "actor", "once"], computes: true,
    parts: [
      .blocking("load, then store, of an Atomic", mistake: .ofResult, repair: 6) { stage in
        let count = Shared(Atomic(0))
        addOnTwoThreads(stage, "load and store", 2_000_000) {
          let seen = count.value.load(ordering: .relaxed)
          count.value.store(seen + 1, ordering: .relaxed)  // what was added in between is gone
        } result: {
          count.value.load(ordering: .relaxed)
        }
      },
      .blocking("NSLock") { stage in
        let lock = NSLock()
        nonisolated(unsafe) var count = 0  // guarded by the lock
        addOnTwoThreads(stage, "NSLock", 200_000) {
          lock.lock()
          count += 1
          lock.unlock()
        } result: {
          count
        }
      },
      .blocking("NSRecursiveLock") { stage in
        let lock = NSRecursiveLock()
        nonisolated(unsafe) var count = 0  // guarded by the lock
        addOnTwoThreads(stage, "NSRecursiveLock", 200_000) {
          lock.lock()
          count += 1
          lock.unlock()
        } result: {
          lock.lock()
          lock.lock()  // the same thread may come in again, and has to leave as often
          defer {
            lock.unlock()
            lock.unlock()
          }
          return count
        }
      },
      .blocking("Mutex") { stage in
        let count = Shared(Mutex(0))  // the value lives inside: no way to it without the lock
        addOnTwoThreads(stage, "Mutex", 400_000) {
          count.value.withLock { $0 += 1 }
        } result: {
          count.value.withLock { $0 }
        }
      },
      .blocking("a serial queue") { stage in
        let queue = DispatchQueue(label: "count")
        nonisolated(unsafe) var count = 0  // guarded by the queue
        addOnTwoThreads(stage, "queue", 20_000) {
          queue.sync { count += 1 }
        } result: {
          queue.sync { count }
        }
      },
      .blocking("Atomic") { stage in
        let count = Shared(Atomic(0))
        addOnTwoThreads(stage, "Atomic", 2_000_000) {
          count.value.add(1, ordering: .relaxed)
        } result: {
          count.value.load(ordering: .relaxed)
        }
      },
    ])
}

/// Adds many times on one thread, then as often on each of two at once; shows how many additions were lost,
/// and what one of them cost.
///
/// - Parameter count: As many as take ten milliseconds or so: the two threads must meet.
private func addOnTwoThreads(
  _ stage: Stage, _ name: String, _ count: Int, _ add: @escaping @Sendable () -> Void,
  result: () -> Int
) {
  let additions = stage.rounds(count)
  let threads = 2
  let group = DispatchGroup()
  let ready = Rendezvous(of: threads)
  let spans = Mutex<[(start: ContinuousClock.Instant, end: ContinuousClock.Instant)]>([])

  let clock = ContinuousClock.now
  let start = ContinuousClock.now
  stage.doing("\(name): \(additions)") {
    for _ in 0..<additions { add() }
  }
  let alone = ContinuousClock.now - start

  for number in 1...threads {
    group.enter()
    Thread.named("adder \(number)", processor: number - 1) {
      ready.wait()  // starting the threads is not part of the price
      let start = ContinuousClock.now
      stage.doing("\(name): \(additions)") {
        for _ in 0..<additions { add() }
      }
      let end = ContinuousClock.now
      spans.withLock { $0.append((start, end)) }
      group.leave()
    }.start()
  }
  stage.waits(for: "the adders")
  group.wait()

  let begun = spans.withLock { $0.map(\.start).min() } ?? start
  let ended = spans.withLock { $0.map(\.end).max() } ?? start
  let expected = (1 + threads) * additions
  stage.say("the count is \(result()) of \(expected)")
  stage.show("additions lost", expected - result())
  stage.show("one addition, alone", alone / additions)
  stage.show("one addition, both at once", (ended - begun) / (threads * additions))
  stage.show("the clock's own cost, once in \(additions)", start - clock)
}

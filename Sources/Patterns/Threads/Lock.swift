import Dispatch
import Foundation
import Synchronization

extension Pattern {
  /// One counter, five ways to keep it right.
  static let lock = Pattern(
    "lock", chapter: .threads,
    summary:
      "one counter kept right by NSLock, NSRecursiveLock, Mutex, a serial queue, Atomic: what "
      + "each costs",
    lookFor:
      "The count is right each time; the price is not the same. Each part adds on two threads "
      + "at once, and shows what one addition cost.",
    why:
      "A count that two threads change without protection loses additions. An atomic addition is "
      + "one instruction; a lock is two and more, and a thread that finds it taken may have to sleep; "
      + "a queue runs each closure on the one thread whose turn it is. The costs depend on the "
      + "machine and on how often the threads collide: 'bench --costs' measures them apart.",
    compareWith: ["barrier", "actor", "once"],
    parts: [
      .blocking("NSLock") { stage in
        let lock = NSLock()
        nonisolated(unsafe) var count = 0  // guarded by the lock
        addOnTwoThreads(stage) {
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
        addOnTwoThreads(stage) {
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
        addOnTwoThreads(stage) {
          count.value.withLock { $0 += 1 }
        } result: {
          count.value.withLock { $0 }
        }
      },
      .blocking("a serial queue") { stage in
        let queue = DispatchQueue(label: "count")
        nonisolated(unsafe) var count = 0  // guarded by the queue
        addOnTwoThreads(stage) {
          queue.sync { count += 1 }
        } result: {
          queue.sync { count }
        }
      },
      .blocking("Atomic") { stage in
        let count = Shared(Atomic(0))
        addOnTwoThreads(stage) {
          count.value.add(1, ordering: .relaxed)
        } result: {
          count.value.load(ordering: .relaxed)
        }
      },
    ])
}

/// Adds many times on each of two threads, and shows whether the count is right and what it cost.
private func addOnTwoThreads(
  _ stage: Stage, _ add: @escaping @Sendable () -> Void, result: () -> Int
) {
  let additions = stage.rounds(20_000)
  let threads = 2
  let group = DispatchGroup()
  let ready = Rendezvous(of: threads + 1)

  for number in 1...threads {
    group.enter()
    Thread.named("adder \(number)") {
      ready.wait()
      stage.doing("\(additions) additions") {
        for _ in 0..<additions { add() }
      }
      group.leave()
    }.start()
  }

  ready.wait()  // starting the threads is not part of the price
  let start = ContinuousClock.now
  stage.waits(for: "the adders")
  group.wait()
  let time = ContinuousClock.now - start

  stage.say("the count is \(result())")
  stage.show("right", result() == threads * additions)
  stage.show("one addition", time / (threads * additions))
}

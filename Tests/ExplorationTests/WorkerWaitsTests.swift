import Testing

@testable import Exploration

/// Jobs of a pool that does not grow, as tasks are.
private final class Jobs {
  static let pool = WorkerPool(kind: .taskPool, width: 64, most: nil)

  /// A job that waits for its worker.
  private final class Job: Resource {
    init() { super.init(kind: .task) }
    override func isReady(for action: Action, lane: Lane) -> Bool { Jobs.pool.isAdmitted(lane) }
  }

  /// The end of all jobs.
  private final class Ends: Resource {
    init() { super.init(kind: .thread) }
    override func isReady(for action: Action, lane: Lane) -> Bool { Jobs.open == 0 }
  }

  // Only the lane that runs counts.
  nonisolated(unsafe) private static var open = 0

  /// Asks for a worker for a new lane, which then does something.
  static func start(priority: UInt8 = 0, _ body: @escaping () -> Void) {
    let first = Action(.run, Job(), [], mayWait: true)
    let lane = Engine.shared.spawn(.task, name: "job", isDaemon: true, first: first) {
      Engine.shared.lane.isDaemon = false
      pool.begin(Engine.shared.lane)
      body()
      pool.giveBack(Engine.shared.lane)
      open -= 1
    }
    open += 1
    pool.request(lane, priority: priority)
  }

  /// What every order of a program says of its pool, or one in which the pool begins with one worker.
  static func explore(
    lean: Bool = false, _ program: @escaping () -> Void
  ) -> (mayRunDry: Bool, dryWidths: Set<Int>, ends: Set<ExecutionEnd>) {
    var (mayRunDry, widths, ends) = (false, Set<Int>(), Set<ExecutionEnd>())
    let strategy: any Strategy = lean ? FirstChoice() : SourceSets()
    _ = Explorer().explore(
      {
        let engine = Engine.shared
        if !engine.pools.contains(where: { $0 === pool }) { engine.pools.append(pool) }
        pool.reset()
        pool.mostIfNeeded = lean ? 64 : nil
        open = 0
        program()
        engine.wait(Action(.join, Ends(), []))
      }, with: strategy
    ) { result in
      mayRunDry = mayRunDry || result.assumptions.contains(.widePools)
      widths.insert(result.dryWidth)
      ends.insert(result.end)
    }
    return (mayRunDry, widths, ends)
  }
}

@Suite("Jobs that keep their workers while they wait", .serialized)
struct WorkerWaitsTests {
  @Test("a wait for a job that has not begun is noted, whichever of the two comes first")
  func signalledByJob() {
    let program = {
      let signal = TinySemaphore(0)
      Jobs.start { signal.signal() }
      Jobs.start { signal.wait() }
    }
    let wide = Jobs.explore(program)
    #expect(wide.mayRunDry && wide.ends == [.finished])
    #expect(wide.dryWidths == [0], "a wide pool never does")
  }

  @Test("one for a thread is not, nor one for whoever asked for the job")
  func signalledByOthers() {
    let thread = Jobs.explore {
      let signal = TinySemaphore(0)
      Jobs.start { signal.wait() }
      Jobs.start {}
      _ = Engine.shared.spawn(.thread, name: "thread") { signal.signal() }
    }
    #expect(!thread.mayRunDry)
    let parent = Jobs.explore {
      let signal = TinySemaphore(0)
      Jobs.start {
        Jobs.start { signal.wait() }
        signal.signal()
      }
    }
    #expect(!parent.mayRunDry)
  }

  @Test("one for a thread that waits for a job is")
  func chain() {
    let result = Jobs.explore {
      let (first, second) = (TinySemaphore(0), TinySemaphore(0))
      Jobs.start { second.wait() }
      Jobs.start { first.signal() }
      _ = Engine.shared.spawn(.thread, name: "thread") {
        first.wait()
        second.signal()
      }
    }
    #expect(result.mayRunDry)
  }

  @Test("a lock is waited for only as long as its owner waits")
  func locks() {
    func program(waitsInside: Bool) -> () -> Void {
      {
        let (lock, signal) = (TinyLock(), TinySemaphore(0))
        Jobs.start {
          lock.lock()
          lock.unlock()
        }
        Jobs.start { signal.signal() }
        _ = Engine.shared.spawn(.thread, name: "thread") {
          lock.lock()
          Engine.shared.lane.heldLocks = waitsInside ? 1 : 0
          signal.wait()
          Engine.shared.lane.heldLocks = 0
          lock.unlock()
        }
      }
    }
    #expect(Jobs.explore(program(waitsInside: true)).mayRunDry)
    // That the lock is held here nobody has said.
    #expect(!Jobs.explore(program(waitsInside: false)).mayRunDry)
  }

  @Test("a sleep keeps a worker from those that begin beside it, and from no others")
  func sleeps() {
    let beside = Jobs.explore {
      Jobs.start { Engine.shared.sleep(nanoseconds: 10) }
      Jobs.start {}
    }
    #expect(beside.mayRunDry)
    let after = Jobs.explore {
      Jobs.start {
        Engine.shared.sleep(nanoseconds: 10)
        Jobs.start {}
      }
    }
    #expect(!after.mayRunDry)
  }

  @Test("a pool that begins with one worker shows every width that is too small")
  func widths() {
    let pairs = Jobs.explore(lean: true) {
      let signals = (0..<3).map { _ in TinySemaphore(0) }
      for signal in signals { Jobs.start { signal.wait() } }
      for signal in signals { Jobs.start { signal.signal() } }
    }
    #expect(pairs.dryWidths == [3] && pairs.ends == [.finished])
    let right = Jobs.explore(lean: true) {
      let signal = TinySemaphore(0)
      Jobs.start { signal.signal() }
      Jobs.start { signal.wait() }
    }
    #expect(right.dryWidths == [0], "the first one asked for is the first one to begin")
  }

  @Test("each priority has workers of its own")
  func priorities() {
    let result = Jobs.explore(lean: true) {
      let signal = TinySemaphore(0)
      Jobs.start { signal.wait() }
      Jobs.start(priority: 1) { signal.signal() }
    }
    #expect(result.dryWidths == [0])
  }

  @Test("it gets another worker only when time does not help")
  func time() {
    let result = Jobs.explore(lean: true) {
      let signal = TinySemaphore(0)
      Jobs.start { signal.wait() }
      Jobs.start {}
      _ = Engine.shared.spawn(.thread, name: "thread") {
        Engine.shared.sleep(nanoseconds: 10)
        signal.signal()
      }
    }
    #expect(result.dryWidths == [0])
  }
}

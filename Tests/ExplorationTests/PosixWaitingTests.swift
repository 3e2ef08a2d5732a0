import Exploration
import Glibc
import ModeledThreads
import Testing

@Suite("POSIX semaphores, barriers and once")
struct PosixWaitingTests {
  private func explore(_ program: @escaping () -> Void) -> Explorer.Summary {
    Explorer().everyInterleaving(of: program)
  }

  @Test("a semaphore's waits take the tokens that are there")
  func semaphore() {
    let summary = explore {
      let semaphore = Posix.semaphore(1)
      #expect(wrappedSemaphoreTryWait(semaphore) == 0)
      #expect(wrappedSemaphoreTryWait(semaphore) == -1)
      #expect(errno == EAGAIN)
      Posix.threads({ _ = wrappedSemaphorePost(semaphore) })
      var value: Int32 = -1
      _ = wrappedSemaphoreValue(semaphore, &value)
      #expect(value == 1)
      #expect(wrappedSemaphoreWait(semaphore) == 0)
      var time = Posix.inSeconds(2)
      #expect(wrappedSemaphoreTimedWait(semaphore, &time) == -1)
      #expect(errno == ETIMEDOUT)
    }
    #expect(summary.failures.isEmpty)
    #expect(summary.executions == 1)
    #expect(summary.durations == [2_000_000_000])
  }

  @Test("one token lets one of two in at a time")
  func semaphoreAsLock() {
    let summary = explore {
      let semaphore = Posix.semaphore(1)
      var inside = 0
      let section = {
        _ = wrappedSemaphoreWait(semaphore)
        inside += 1
        #expect(inside == 1)
        Engine.shared.yield()
        inside -= 1
        _ = wrappedSemaphorePost(semaphore)
      }
      Posix.threads(section, section)
    }
    #expect(summary.executions == 2)
    #expect(summary.stuck == 0)
  }

  @Test("nobody passes a barrier before all are there, and one is told apart")
  func barrier() {
    let summary = explore {
      let barrier = Posix.new(pthread_barrier_t())
      #expect(wrappedBarrierInit(barrier, nil, 0) == EINVAL)
      _ = wrappedBarrierInit(barrier, nil, 2)
      var arrived = 0
      var serial = 0
      let arrive = {
        for round in 1...2 {
          arrived += 1
          if wrappedBarrierWait(barrier) == PTHREAD_BARRIER_SERIAL_THREAD { serial += 1 }
          #expect(arrived >= 2 * round)
        }
      }
      Posix.threads(arrive, arrive)
      #expect(serial == 2)
    }
    #expect(summary.failures.isEmpty)
    // Who comes last, in each of two rounds.
    #expect(summary.executions == 4)
  }

  @Test("a barrier that nobody completes leaves who waits")
  func incomplete() {
    let summary = explore {
      let barrier = Posix.new(pthread_barrier_t())
      _ = wrappedBarrierInit(barrier, nil, 3)
      let arrive = { _ = wrappedBarrierWait(barrier) }
      Posix.threads(arrive, arrive)
    }
    #expect(summary.stuck == summary.executions)
  }

  nonisolated(unsafe) private static var runs = 0  // Only the lane that runs comes here.

  @Test("a routine runs once, and nobody goes on before it has run")
  func once() {
    let summary = explore {
      Self.runs = 0
      let control = Posix.new(pthread_once_t())
      let call = {
        _ = wrappedOnce(control) {
          Engine.shared.yield()
          Self.runs += 1
        }
        #expect(Self.runs == 1)
        _ = wrappedOnce(control) { Self.runs += 1 }
      }
      Posix.threads(call, call, call)
      #expect(Self.runs == 1)
    }
    #expect(summary.failures.isEmpty)
    #expect(summary.isComplete)
    // Who comes first; the others come after its end, in each other's way no more.
    #expect(summary.executions == 3)
  }
}

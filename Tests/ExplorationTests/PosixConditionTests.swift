import Exploration
import Glibc
import ModeledThreads
import Testing

@Suite("POSIX conditions")
struct PosixConditionTests {
  private func explore(_ program: @escaping () -> Void) -> Explorer.Summary {
    Explorer().everyInterleaving(of: program)
  }

  /// A thread waits until another one is ready.
  private func waitForFlag(checksFirst: Bool) -> Explorer.Summary {
    explore {
      let (mutex, condition) = (Posix.mutex(), Posix.condition())
      var isReady = false
      Posix.threads(
        {
          _ = wrappedMutexLock(mutex)
          if checksFirst {
            while !isReady { _ = wrappedConditionWait(condition, mutex) }
          } else {
            _ = wrappedConditionWait(condition, mutex)
          }
          _ = wrappedMutexUnlock(mutex)
        },
        {
          _ = wrappedMutexLock(mutex)
          isReady = true
          _ = wrappedMutexUnlock(mutex)
          _ = wrappedConditionSignal(condition)
        })
    }
  }

  @Test("a signal that comes before the wait is lost")
  func lostWakeup() {
    let summary = waitForFlag(checksFirst: false)
    #expect(summary.stuck > 0)
    #expect(summary.failures[.lostWakeup] == summary.stuck)
    #expect(summary.executions > summary.stuck)
  }

  @Test("who checks first loses none")
  func noLostWakeup() {
    let summary = waitForFlag(checksFirst: true)
    #expect(summary.stuck == 0)
    #expect(summary.failures.isEmpty)
    #expect(summary.isComplete)
  }

  @Test("a wait that nobody ever signals is no lost wakeup")
  func neverSignalled() {
    let summary = explore {
      let (mutex, condition) = (Posix.mutex(), Posix.condition())
      _ = wrappedMutexLock(mutex)
      _ = wrappedConditionWait(condition, mutex)
    }
    #expect(summary.stuck == 1)
    #expect(summary.failures.isEmpty)
  }

  /// Two threads wait, then one signal or broadcast comes.
  private func twoWaiters(_ wake: @escaping (ConditionPointer) -> Void) -> Explorer.Summary {
    explore {
      let (mutex, condition) = (Posix.mutex(), Posix.condition())
      var waiting = 0
      func wait(_ name: String) {
        _ = wrappedMutexLock(mutex)
        waiting += 1
        _ = wrappedConditionWait(condition, mutex)
        outcome(name)
        _ = wrappedMutexUnlock(mutex)
      }
      Posix.threads(
        { wait("a") }, { wait("b") },
        {
          _ = wrappedMutexLock(mutex)
          if waiting == 2 { wake(condition) }
          _ = wrappedMutexUnlock(mutex)
        })
    }
  }

  @Test("a signal wakes either of those that wait, but one only")
  func signal() {
    let summary = twoWaiters { _ = wrappedConditionSignal($0) }
    #expect(Set(summary.outputs.keys) == ["", "a\n", "b\n"])
  }

  @Test("who came to wait later may be woken first")
  func anyWaiter() {
    let summary = explore {
      let (mutex, condition) = (Posix.mutex(), Posix.condition())
      func wait(after seconds: UInt32, _ name: String) {
        _ = wrappedSleep(seconds)
        _ = wrappedMutexLock(mutex)
        _ = wrappedConditionWait(condition, mutex)
        outcome(name)
        _ = wrappedMutexUnlock(mutex)
      }
      Posix.threads(
        { wait(after: 1, "early") }, { wait(after: 2, "late") },
        {
          _ = wrappedSleep(3)
          _ = wrappedConditionSignal(condition)
        })
    }
    #expect(Set(summary.outputs.keys) == ["early\n", "late\n"])
    #expect(summary.stuck == summary.executions)
  }

  @Test("two signals and a broadcast wake both, in any order")
  func broadcast() {
    let broadcast = twoWaiters { _ = wrappedConditionBroadcast($0) }
    #expect(Set(broadcast.outputs.keys) == ["", "a\nb\n", "b\na\n"])
    let signals = twoWaiters {
      _ = wrappedConditionSignal($0)
      _ = wrappedConditionSignal($0)
    }
    #expect(Set(signals.outputs.keys) == ["", "a\nb\n", "b\na\n"])
  }

  @Test("a timed wait gives up at its time, with the mutex locked again")
  func timed() {
    let summary = explore {
      let (mutex, condition) = (Posix.mutex(), Posix.condition())
      _ = wrappedMutexLock(mutex)
      var time = Posix.inSeconds(5)
      #expect(wrappedConditionTimedWait(condition, mutex, &time) == ETIMEDOUT)
      #expect(Engine.shared.now == 5_000_000_000)
      #expect(wrappedMutexUnlock(mutex) == 0)
      var invalid = timespec(tv_sec: 0, tv_nsec: 1_000_000_000)
      #expect(wrappedConditionTimedWait(condition, mutex, &invalid) == EINVAL)
    }
    #expect(summary.failures.isEmpty)
    #expect(summary.durations == [5_000_000_000])
  }

  @Test("a condition may run by another clock than the calendar")
  func monotonic() {
    let summary = explore {
      let (mutex, condition) = (Posix.mutex(), Posix.condition())
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      _ = wrappedConditionInit(condition, &attributes)
      _ = wrappedMutexLock(mutex)
      var time = Posix.uptime(7)
      #expect(wrappedConditionTimedWait(condition, mutex, &time) == ETIMEDOUT)
    }
    #expect(summary.durations == [7_000_000_000])
  }

  @Test("a signal in time wakes a timed wait, one at the very instant may come too late")
  func timedSignal() {
    func signalled(after seconds: UInt32) -> Set<String> {
      let summary = explore {
        let (mutex, condition) = (Posix.mutex(), Posix.condition())
        Posix.threads(
          {
            _ = wrappedMutexLock(mutex)
            var time = Posix.inSeconds(5)
            let error = wrappedConditionTimedWait(condition, mutex, &time)
            _ = wrappedMutexUnlock(mutex)
            outcome(error == 0 ? "woken" : "late")
          },
          {
            _ = wrappedSleep(seconds)
            _ = wrappedConditionSignal(condition)
          })
      }
      return Set(summary.outputs.keys)
    }
    #expect(signalled(after: 4) == ["woken\n"])
    #expect(signalled(after: 5) == ["woken\n", "late\n"])
    #expect(signalled(after: 6) == ["late\n"])
  }

  @Test("a wait needs the mutex")
  func waitWithoutMutex() {
    let normal = explore { _ = wrappedConditionWait(Posix.condition(), Posix.mutex()) }
    #expect(normal.failures == [.unlockByAnother: 1])
    let checking = explore {
      let mutex = Posix.mutex(Posix.errorChecking)
      #expect(wrappedConditionWait(Posix.condition(), mutex) == EPERM)
    }
    #expect(checking.failures.isEmpty)
  }
}

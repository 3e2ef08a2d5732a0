import Exploration
import Glibc
import ModeledThreads
import Testing

@Suite("POSIX mutexes")
struct PosixMutexTests {
  private func explore(_ program: @escaping () -> Void) -> Explorer.Summary {
    Explorer().everyInterleaving(of: program)
  }

  @Test("two threads with two sections each: C(4, 2) interleavings, and joining adds none")
  func sections() {
    // aabb abab abba baab baba bbaa
    let summary = explore {
      let mutex = Posix.mutex()
      let sections = {
        for _ in 0..<2 {
          _ = wrappedMutexLock(mutex)
          _ = wrappedMutexUnlock(mutex)
        }
      }
      Posix.threads(sections, sections)
    }
    #expect(summary.executions == 6)
    #expect(summary.cutShort == 0)
    #expect(summary.isComplete)
    #expect(summary.failures.isEmpty)
  }

  @Test("a normal one that is locked twice waits for itself; a recursive one counts")
  func twice() {
    let normal = explore {
      let mutex = Posix.mutex()
      _ = wrappedMutexLock(mutex)
      _ = wrappedMutexLock(mutex)
    }
    #expect(normal.failures == [.recursiveLock: 1])

    let recursive = explore {
      let mutex = Posix.mutex(Posix.recursive)
      Posix.threads(
        {
          let results = [
            wrappedMutexLock(mutex), wrappedMutexLock(mutex), wrappedMutexTryLock(mutex),
            wrappedMutexUnlock(mutex), wrappedMutexUnlock(mutex), wrappedMutexUnlock(mutex),
            wrappedMutexUnlock(mutex),
          ]
          #expect(results == [0, 0, 0, 0, 0, 0, EPERM])
        },
        {
          _ = wrappedMutexLock(mutex)
          _ = wrappedMutexUnlock(mutex)
        })
    }
    #expect(recursive.failures.isEmpty)
    #expect(recursive.executions == 2)
  }

  @Test("an error-checking one tells")
  func errorChecking() {
    let summary = explore {
      let mutex = Posix.mutex(Posix.errorChecking)
      #expect(wrappedMutexUnlock(mutex) == EPERM)
      #expect(wrappedMutexLock(mutex) == 0)
      #expect(wrappedMutexLock(mutex) == EDEADLK)
      #expect(wrappedMutexTryLock(mutex) == EBUSY)
      Posix.threads({ #expect(wrappedMutexUnlock(mutex) == EPERM) })
      #expect(wrappedMutexUnlock(mutex) == 0)
    }
    #expect(summary.failures.isEmpty)
    #expect(summary.executions == 1)
  }

  @Test("a normal one is unlocked by who locked it")
  func unlockByAnother() {
    let another = explore {
      let mutex = Posix.mutex()
      _ = wrappedMutexLock(mutex)
      Posix.threads({ _ = wrappedMutexUnlock(mutex) })
    }
    #expect(another.failures == [.unlockByAnother: 1])
    let nobody = explore { _ = wrappedMutexUnlock(Posix.mutex()) }
    #expect(nobody.failures == [.unlockByAnother: 1])
  }

  @Test("a try has both outcomes while another thread holds it")
  func tries() {
    let summary = explore {
      let mutex = Posix.mutex()
      Posix.threads(
        {
          _ = wrappedMutexLock(mutex)
          _ = wrappedMutexUnlock(mutex)
        },
        {
          let error = wrappedMutexTryLock(mutex)
          outcome(error == 0 ? "locked" : error == EBUSY ? "busy" : "?")
          if error == 0 { _ = wrappedMutexUnlock(mutex) }
        })
    }
    #expect(Set(summary.outputs.keys) == ["locked\n", "busy\n"])
    #expect(summary.isComplete)
  }

  @Test("a loop of tries ends, since who holds it gets a turn")
  func tryLoop() {
    let summary = explore {
      let mutex = Posix.mutex()
      Posix.threads(
        {
          _ = wrappedMutexLock(mutex)
          _ = wrappedSleep(3600)
          _ = wrappedMutexUnlock(mutex)
        },
        {
          while wrappedMutexTryLock(mutex) != 0 {}
          outcome("locked")
        })
    }
    #expect(Set(summary.outputs.keys) == ["locked\n"])
    #expect(summary.isComplete)
  }

  @Test("a bounded loop of tries can give up, whatever the holder does")
  func boundedTries() {
    let summary = explore {
      let mutex = Posix.mutex()
      Posix.threads(
        {
          _ = wrappedMutexLock(mutex)
          _ = wrappedMutexUnlock(mutex)
        },
        {
          let got = (0..<3).contains { _ in wrappedMutexTryLock(mutex) == 0 }
          outcome("\(got)")
        })
    }
    #expect(summary.outputs.keys.contains("false\n"))
    #expect(summary.outputs.keys.contains("true\n"))
  }

  @Test("a timed lock gives up at its virtual time, and not before")
  func timed() {
    let summary = explore {
      let mutex = Posix.mutex()
      Posix.threads(
        {
          _ = wrappedMutexLock(mutex)
          _ = wrappedSleep(10)
          _ = wrappedMutexUnlock(mutex)
        },
        {
          _ = wrappedSleep(1)
          var soon = Posix.inSeconds(2)
          #expect(wrappedMutexTimedLock(mutex, &soon) == ETIMEDOUT)
          #expect(Engine.shared.now == 3_000_000_000)
          var late = Posix.inSeconds(60)
          #expect(wrappedMutexTimedLock(mutex, &late) == 0)
          #expect(Engine.shared.now == 10_000_000_000)
          var never = timespec(tv_sec: 0, tv_nsec: -1)
          #expect(wrappedMutexTimedLock(Posix.mutex(), &never) == 0)
        })
    }
    #expect(summary.failures.isEmpty)
    #expect(summary.durations == [10_000_000_000])
  }

  @Test("one that is locked cannot be destroyed, one that was destroyed can be made again")
  func destroy() {
    let summary = explore {
      let mutex = Posix.mutex()
      _ = wrappedMutexLock(mutex)
      #expect(wrappedMutexDestroy(mutex) == EBUSY)
      _ = wrappedMutexUnlock(mutex)
      #expect(wrappedMutexDestroy(mutex) == 0)
      #expect(wrappedMutexInit(mutex, nil) == 0)
      #expect(wrappedMutexLock(mutex) == 0)
      #expect(wrappedMutexUnlock(mutex) == 0)
      #expect(wrappedMutexDestroy(mutex) == 0)
      mutex.pointee = pthread_mutex_t()
      #expect(wrappedMutexLock(mutex) == 0)
    }
    #expect(summary.failures.isEmpty)
  }

  @Test("two in opposite order are a deadlock")
  func deadlock() {
    let summary = explore {
      let (one, two) = (Posix.mutex(), Posix.mutex())
      func both(_ first: MutexPointer, _ second: MutexPointer) {
        _ = wrappedMutexLock(first)
        _ = wrappedMutexLock(second)
        _ = wrappedMutexUnlock(second)
        _ = wrappedMutexUnlock(first)
      }
      Posix.threads({ both(one, two) }, { both(two, one) })
    }
    #expect(summary.executions == 3)
    #expect(summary.stuck == 1)
  }

  @Test("a spin lock is a lock; locked twice, it spins for ever")
  func spin() {
    let summary = explore {
      let lock = Posix.new(pthread_spinlock_t())
      _ = wrappedSpinInit(lock, 0)
      let section = {
        _ = wrappedSpinLock(lock)
        #expect(wrappedSpinTryLock(lock) == EBUSY)
        _ = wrappedSpinUnlock(lock)
      }
      Posix.threads(section, section)
    }
    #expect(summary.failures.isEmpty)
    #expect(summary.stuck == 0)
    let twice = explore {
      let lock = Posix.new(pthread_spinlock_t())
      _ = wrappedSpinLock(lock)
      _ = wrappedSpinLock(lock)
    }
    #expect(twice.failures == [.recursiveLock: 1])
  }
}

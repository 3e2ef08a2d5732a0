import Exploration
import Glibc
import ModeledThreads
import Testing

@Suite("POSIX threads")
struct PosixThreadTests {
  private func explore(_ program: @escaping () -> Void) -> Explorer.Summary {
    Explorer().everyInterleaving(of: program)
  }

  @Test("who joins goes on after the end, with the result")
  func join() {
    let summary = explore {
      let thread = Posix.start { 42 }
      let (error, result) = Posix.join(thread)
      #expect(error == 0)
      #expect(result == 42)
      #expect(Posix.join(thread).error == ESRCH)
      #expect(Posix.join(wrappedThreadSelf()).error == EDEADLK)
      #expect(Posix.join(1).error == ESRCH)
    }
    #expect(summary.failures.isEmpty)
    #expect(summary.executions == 1)
  }

  @Test("a detached thread is not joined")
  func detached() {
    let summary = explore {
      let thread = Posix.start {
        _ = wrappedSleep(1)
        return 0
      }
      #expect(wrappedThreadDetach(thread) == 0)
      #expect(wrappedThreadDetach(thread) == EINVAL)
      #expect(Posix.join(thread).error == EINVAL)

      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
      #expect(Posix.join(Posix.start(&attributes) { 0 }).error == EINVAL)
    }
    #expect(summary.failures.isEmpty)
  }

  @Test("each thread knows itself, always by the same name")
  func identity() {
    let summary = explore {
      let main = wrappedThreadSelf()
      var inside = pthread_t()
      let thread = Posix.start {
        inside = wrappedThreadSelf()
        Engine.shared.yield()
        #expect(inside == wrappedThreadSelf())
        return 0
      }
      _ = Posix.join(thread)
      #expect(inside == thread)
      #expect(inside != main)
      #expect(main == wrappedThreadSelf())
      #expect(wrappedThreadSetName(main, "a name") == 0)
      #expect(wrappedThreadSetName(main, "sixteen letters!") == ERANGE)
    }
    #expect(summary.failures.isEmpty)
  }

  @Test("two that join each other are told")
  func mutualJoin() {
    let summary = explore {
      let main = wrappedThreadSelf()
      _ = main
      var second = pthread_t()
      let first = Posix.start {
        _ = wrappedSleep(1)
        return Int(Posix.join(second).error)
      }
      second = Posix.start { Int(Posix.join(first).error) }
      _ = wrappedSleep(2)
      outcome("\(EDEADLK)")
    }
    #expect(summary.stuck == 0)
    #expect(summary.failures.isEmpty)
  }

  @Test("a thread ends where it says")
  func exit() {
    let summary = explore {
      let thread = Posix.start {
        wrappedThreadExit(UnsafeMutableRawPointer(bitPattern: 7))
      }
      #expect(Posix.join(thread).result == 7)
      outcome("joined")
    }
    #expect(summary.outputs == ["joined\n": 1])
  }

  @Test("each thread has its own value of a key, and a destructor gets it at the end")
  func keys() {
    let summary = explore {
      let key = Posix.new(pthread_key_t())
      let counter = Posix.new(0)
      _ = wrappedKeyCreate(key) { value in
        value?.assumingMemoryBound(to: Int.self).pointee += 1
      }
      let other = Posix.new(pthread_key_t())
      _ = wrappedKeyCreate(other, nil)
      #expect(key.pointee != other.pointee)
      let use = {
        #expect(wrappedGetSpecific(key.pointee) == nil)
        #expect(wrappedSetSpecific(key.pointee, counter) == 0)
        Engine.shared.yield()
        #expect(wrappedGetSpecific(key.pointee) == UnsafeMutableRawPointer(counter))
      }
      Posix.threads(use, use)
      #expect(counter.pointee == 2)
      #expect(wrappedGetSpecific(key.pointee) == nil)
      #expect(wrappedKeyDelete(key.pointee) == 0)
      #expect(wrappedKeyDelete(key.pointee) == EINVAL)
      #expect(wrappedSetSpecific(key.pointee, nil) == EINVAL)
    }
    #expect(summary.failures.isEmpty)
  }

  @Test("sleeping costs virtual time only, and who sleeps side by side sleeps once")
  func sleeping() {
    let summary = explore {
      var time = timespec(tv_sec: 1, tv_nsec: 500)
      Posix.threads({ _ = wrappedSleep(3) }, { _ = wrappedMicrosleep(2_000_000) })
      #expect(wrappedNanosleep(&time, nil) == 0)
      var instant = Posix.uptime(10)
      #expect(wrappedClockNanosleep(CLOCK_MONOTONIC, Int32(TIMER_ABSTIME), &instant, nil) == 0)
      var wrong = timespec(tv_sec: 0, tv_nsec: 1_000_000_000)
      #expect(wrappedNanosleep(&wrong, nil) == -1)
      #expect(errno == EINVAL)
    }
    #expect(summary.durations == [10_000_000_000])
  }

  @Test("a program that ends itself is told, by the name of what it calls")
  func ends() {
    #expect(explore { wrappedExit(0) }.mistakes == [.ended: .ended(.call("exit(0)"))])
    #expect(explore { wrappedAbort() }.mistakes == [.ended: .ended(.call("abort()"))])
  }

  @Test("what is written to the standard output is the program's output")
  func output() {
    let summary = explore {
      _ = wrappedWrite(1, "write ", 6)
      _ = wrappedWrite(2, "dropped", 7)
      _ = wrappedPuts("puts")
      _ = wrappedPutCharacter(33)
      #if arch(x86_64)
        // There a list of arguments is a pointer, as the function gets it.
        withVaList([5]) { arguments in
          _ = wrappedFormat(" %d", unsafeBitCast(arguments, to: UnsafeRawPointer.self))
        }
      #else
        _ = wrappedWrite(1, " 5", 2)
      #endif
    }
    #expect(summary.outputs == ["write puts\n! 5": 1])
    #expect(explore { _ = wrappedWrite(5, "x", 1) }.failures == [.unsupported: 1])
  }
}

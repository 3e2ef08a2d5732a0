import Exploration
import Glibc
import ModeledThreads
import Testing

@Suite("POSIX read-write locks")
struct PosixReadWriteLockTests {
  private func explore(_ program: @escaping () -> Void) -> Explorer.Summary {
    Explorer().everyInterleaving(of: program)
  }

  @Test("readers share a read-write lock, a writer has it alone")
  func readers() {
    let together = explore {
      let lock = Posix.readWriteLock()
      let read = {
        _ = wrappedReadLock(lock)
        _ = wrappedReadWriteUnlock(lock)
      }
      Posix.threads(read, read, read)
    }
    #expect(together.executions == 1)

    let alone = explore {
      let lock = Posix.readWriteLock()
      var writers = 0
      var readers = 0
      let read = {
        _ = wrappedReadLock(lock)
        readers += 1
        #expect(writers == 0)
        Engine.shared.yield()
        readers -= 1
        _ = wrappedReadWriteUnlock(lock)
      }
      let write = {
        _ = wrappedWriteLock(lock)
        writers += 1
        #expect(writers == 1 && readers == 0)
        Engine.shared.yield()
        writers -= 1
        _ = wrappedReadWriteUnlock(lock)
      }
      Posix.threads(read, write, write)
    }
    // Each order of the three.
    #expect(alone.executions == 6)
    #expect(alone.failures.isEmpty)
  }

  @Test("a read-write lock's errors and traps are the system's")
  func readWriteErrors() {
    let errors = explore {
      let lock = Posix.readWriteLock()
      _ = wrappedWriteLock(lock)
      #expect(wrappedWriteLock(lock) == EDEADLK)
      #expect(wrappedReadLock(lock) == EDEADLK)
      #expect(wrappedTryReadLock(lock) == EBUSY)
      Posix.threads({
        #expect(wrappedTryWriteLock(lock) == EBUSY)
        var time = Posix.inSeconds(1)
        #expect(wrappedTimedReadLock(lock, &time) == ETIMEDOUT)
        #expect(wrappedTimedWriteLock(lock, &time) == ETIMEDOUT)
      })
      _ = wrappedReadWriteUnlock(lock)
      #expect(wrappedTryReadLock(lock) == 0)
      #expect(wrappedTryReadLock(lock) == 0)
      #expect(wrappedTryWriteLock(lock) == EBUSY)
    }
    #expect(errors.failures.isEmpty)
    let upgrade = explore {
      let lock = Posix.readWriteLock()
      _ = wrappedReadLock(lock)
      _ = wrappedWriteLock(lock)
    }
    #expect(upgrade.failures == [.recursiveLock: 1])
    let nobody = explore { _ = wrappedReadWriteUnlock(Posix.readWriteLock()) }
    #expect(nobody.failures == [.unlockByAnother: 1])
  }
}

import Exploration
import Glibc
import ModeledFoundation
import ModeledThreads
import Primitives
import Testing

/// Locks for many readers or one writer, as some library offers them.
private enum ReadersWriterMirrors {
  private static func purpose(_ entry: Sections.Entry) -> ReadersWriter.Purpose {
    switch entry {
    case .reading, .triedReading, .timedReading: .reading
    case .plain, .tried, .timed: .writing
    }
  }

  static let core = LockMirror(description: "Primitives.ReadersWriter", entries: []) {
    let lock = ReadersWriter(kind: .readWriteLock)
    return LockMirror.closing(lock.unlock) { entry in
      switch entry {
      case .tried, .triedReading: lock.tryLock(for: purpose(entry))
      case .timed, .timedReading: lock.lock(for: purpose(entry), until: instant(in: 1))
      case .plain, .reading: lock.lock(for: purpose(entry))
      }
    }
  }

  static let posix = LockMirror(description: "pthread_rwlock", entries: []) {
    let lock = Posix.new(pthread_rwlock_t())
    return LockMirror.closing({ _ = wrappedReadWriteUnlock(lock) }) { entry in
      var time = Posix.date(in: 1)
      let error =
        switch entry {
        case .plain: wrappedWriteLock(lock)
        case .reading: wrappedReadLock(lock)
        case .tried: wrappedTryWriteLock(lock)
        case .triedReading: wrappedTryReadLock(lock)
        case .timed: wrappedTimedWriteLock(lock, &time)
        case .timedReading: wrappedTimedReadLock(lock, &time)
        }
      return error == 0
    }
  }

  /// Barriers of a concurrent queue write.
  static let queue = LockMirror(description: "concurrent queue", entries: []) {
    let queue = DispatchQueue(label: "queue", attributes: .concurrent)
    return { entry, section in
      if entry == .reading {
        queue.sync(execute: section)
      } else {
        queue.sync(flags: .barrier, execute: section)
      }
      return true
    }
  }
}

@Suite("All locks for readers and a writer agree")
struct ReadersWriterAgreementTests {
  private func agree(_ program: Sections) {
    let expected = explore { program.run($0, ReadersWriterMirrors.core.make()) }
    #expect(expected.isComplete, "\(program)")
    let posix = explore { program.run($0, ReadersWriterMirrors.posix.make()) }
    #expect(posix == expected, "\(program)")
    let plain = explore(with: BoundedSearch()) { program.run($0, ReadersWriterMirrors.core.make()) }
    if plain.isComplete { #expect(plain.outcomes == expected.outcomes, "\(program)") }
  }

  @Test("in sections that wait or give up", arguments: UInt64(0)..<40)
  func entries(seed: UInt64) {
    agree(Sections(seed: seed, threads: 2, steps: 3, entries: Sections.Entry.allCases))
  }

  @Test("of three threads", arguments: UInt64(100)..<120)
  func threeThreads(seed: UInt64) {
    agree(Sections(seed: seed, threads: 3, steps: 2, entries: [.plain, .reading, .timedReading]))
  }

  @Test("at the instant at which the wait ends")
  func instantOfEnd() {
    agree(Sections([[.section(.plain, [.nap])], [.section(.timedReading, [])]]))
    agree(Sections([[.section(.reading, [.nap])], [.section(.timed, [])]]))
  }

  // A queue is fair: a reader waits behind a writer that came before it. So some of what locks let
  // happen cannot, and the order in which lanes come matters as well.
  @Test("with a queue, which lets less happen", arguments: UInt64(200)..<220)
  func queue(seed: UInt64) {
    let program = Sections(seed: seed, threads: 2, steps: 2, entries: [.plain, .reading])
    let expected = explore { program.run($0, ReadersWriterMirrors.core.make()) }
    let queue = explore { program.run($0, ReadersWriterMirrors.queue.make()) }
    #expect(queue.outcomes.isSubset(of: expected.outcomes), "\(program)")
  }
}

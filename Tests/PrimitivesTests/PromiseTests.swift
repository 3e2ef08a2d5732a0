import Exploration
import Primitives
import Testing

/// The orders that data races are judged by: exactly what the real ones promise.
@Suite("What the primitives promise about memory")
struct PromiseTests {
  /// Whether some interleaving has a read that nothing orders after the write that it sees.
  private func isUnordered(_ program: @escaping (Cell, Notes) -> Void) -> Bool {
    explore { program(Cell(), $0) }.outcomes.contains { $0.contains("unordered") }
  }

  private func inThreads(_ first: @escaping () -> Void, _ second: @escaping () -> Void) {
    threads(2) { $0 == 0 ? first() : second() }
  }

  @Test("a section comes after the one before it", arguments: LockMirror.all)
  func sections(mirror: LockMirror) {
    let entry = mirror.entries[0]
    func run(_ first: [Sections.Step], _ second: [Sections.Step]) -> Bool {
      explore { Sections([first, second]).run($0, mirror.make()) }
        .outcomes.contains { $0.contains("unordered") }
    }
    #expect(!run([.section(entry, [.write(0)])], [.section(entry, [.read(0)])]))
    #expect(run([.section(entry, [.write(0)])], [.access(.read(0))]))
  }

  @Test("a writer comes after readers and writers, a reader after writers only")
  func readersAndWriter() {
    func run(_ first: ReadersWriter.Purpose, _ second: ReadersWriter.Purpose) -> Bool {
      isUnordered { cell, notes in
        let lock = ReadersWriter(kind: .readWriteLock)
        func section(_ purpose: ReadersWriter.Purpose, _ body: () -> Void) {
          _ = lock.lock(for: purpose)
          body()
          lock.unlock()
        }
        inThreads(
          { section(first) { cell.write(1) } }, { section(second) { notes.add(cell.read()) } })
      }
    }
    #expect(!run(.writing, .reading))
    #expect(!run(.writing, .writing))
    #expect(!run(.reading, .writing))
    #expect(run(.reading, .reading))
  }

  @Test("a wait comes after the signal whose token it takes")
  func tokens() {
    func run(tokens: Int) -> Bool {
      isUnordered { cell, notes in
        let semaphore = CountingSemaphore(kind: .semaphore, value: tokens)
        inThreads(
          {
            cell.write(1)
            semaphore.put(.signal)
          },
          {
            _ = semaphore.wait()
            notes.add(cell.read())
          })
      }
    }
    #expect(!run(tokens: 0))
    #expect(run(tokens: 1))
  }

  @Test("a condition's signal hands nothing over; the lock does")
  func signals() {
    func run(isLocked: Bool) -> Bool {
      isUnordered { cell, notes in
        let lock = Lock(kind: .mutex)
        let condition = Condition(kind: .pthreadCondition)
        inThreads(
          {
            lock.lock()
            _ = condition.wait(with: lock)
            lock.unlock()
            notes.add(cell.read())
          },
          {
            if isLocked { lock.lock() }
            cell.write(1)
            condition.signal()
            if isLocked { lock.unlock() }
          })
      }
    }
    #expect(!run(isLocked: true))
    #expect(run(isLocked: false))
  }

  @Test("all who meet come after all")
  func barrier() {
    #expect(
      !isUnordered { cell, notes in
        let barrier = Barrier(kind: .pthreadBarrier, count: 2)
        inThreads(
          {
            cell.write(1)
            _ = barrier.arrive()
          },
          {
            _ = barrier.arrive()
            notes.add(cell.read())
          })
      })
  }

  @Test("who waits for a group comes after all who have left it")
  func group() {
    #expect(
      !isUnordered { cell, notes in
        let group = GroupCount(kind: .group)
        group.enter()
        inThreads(
          {
            cell.write(1)
            group.leave()
          },
          {
            _ = group.wait()
            notes.add(cell.read())
          })
      })
  }
}

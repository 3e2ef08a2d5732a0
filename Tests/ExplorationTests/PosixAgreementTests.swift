import Exploration
import Glibc
import ModeledThreads
import SeededRandom
import Testing

/// A small program of POSIX calls, the same for the same seed.
private struct PosixProgram: CustomStringConvertible {
  enum Step: CaseIterable {
    case lock, unlock, tryLock, wait, timedWait, signal, broadcast
    case read, write, tryWrite, release, take, tryTake, post, nap
  }

  let bodies: [[Step]]

  init(_ bodies: [[Step]]) { self.bodies = bodies }

  init(seed: UInt64, threads: Int, steps: Int) {
    var generator = SeededGenerator(seed: seed)
    // A few kinds of steps at a time: what does not meet cannot disagree.
    let kinds = Array(Step.allCases.shuffled(using: &generator).prefix(4)) + [.lock, .unlock]
    bodies = (0..<threads).map { _ in
      (0..<steps).compactMap { _ in kinds.randomElement(using: &generator) }
    }
  }

  var description: String {
    bodies.map { $0.map { "\($0)" }.joined(separator: " ") }.joined(separator: " | ")
  }

  /// Runs it and prints, at the end, what each thread was told and when it ended.
  func run() {
    let (mutex, condition) = (Posix.mutex(Posix.errorChecking), Posix.condition())
    let (lock, semaphore) = (Posix.readWriteLock(), Posix.semaphore(1))
    var order: [[Int]] = [[], [], []]
    var told: [[Int]] = Array(repeating: [], count: bodies.count)
    var done = Array(repeating: 0, count: bodies.count)

    func step(_ step: Step, _ number: Int, _ held: inout Int) -> Int32 {
      var time = timespec(tv_sec: VirtualCalendar.epoch / 1_000_000_000 + 1, tv_nsec: 0)
      switch step {
      case .lock: return wrappedMutexLock(mutex)
      case .unlock: return wrappedMutexUnlock(mutex)
      case .tryLock: return wrappedMutexTryLock(mutex)
      case .wait: return wrappedConditionWait(condition, mutex)
      case .timedWait: return wrappedConditionTimedWait(condition, mutex, &time)
      case .signal: return wrappedConditionSignal(condition)
      case .broadcast: return wrappedConditionBroadcast(condition)
      case .read, .write, .tryWrite:
        guard held == 0 else { return -2 }
        let error =
          step == .read
          ? wrappedReadLock(lock)
          : step == .write ? wrappedWriteLock(lock) : wrappedTryWriteLock(lock)
        if error == 0 { held = 1 }
        return error
      case .release:
        guard held == 1 else { return -2 }
        held = 0
        return wrappedReadWriteUnlock(lock)
      case .take: return wrappedSemaphoreWait(semaphore)
      case .tryTake: return wrappedSemaphoreTryWait(semaphore)
      case .post: return wrappedSemaphorePost(semaphore)
      case .nap: return Int32(wrappedSleep(1))
      }
    }

    let threads = bodies.indices.map { number in
      Posix.start {
        var held = 0
        for one in bodies[number] {
          let error = step(one, number, &held)
          told[number].append(Int(error))
          if error == 0, one == .lock || one == .tryLock || one == .wait { order[0].append(number) }
          if error == 0, one == .write || one == .tryWrite { order[1].append(number) }
          if error == 0, one == .take || one == .tryTake { order[2].append(number) }
          done[number] += 1
        }
        return 0
      }
    }
    state = { "\(order) \(told) \(done) \(Engine.shared.now)" }
    for thread in threads { _ = Posix.join(thread) }
  }
}

/// What the running program has come to.
nonisolated(unsafe) private var state: () -> String = { "" }  // One exploration at a time.

@Suite("Source sets and the search without a bound agree on POSIX calls")
struct PosixAgreementTests {
  private func outcomes(_ program: PosixProgram, _ strategy: any Strategy) -> Set<String> {
    var all: Set<String> = []
    _ = Explorer(mostExecutions: 1_000_000).explore({ program.run() }, with: strategy) { result in
      all.insert("\(state()) \(result.end) \(result.failures.map(\.kind))")
    }
    return all
  }

  private func agree(_ program: PosixProgram) {
    let plain = outcomes(program, BoundedSearch())
    let reduced = outcomes(program, SourceSets())
    #expect(reduced.subtracting(plain).isEmpty, "\(program)")
    #expect(plain.subtracting(reduced).isEmpty, "\(program)")
  }

  @Test("of two threads", arguments: UInt64(0)..<40)
  func twoThreads(seed: UInt64) { agree(PosixProgram(seed: seed, threads: 2, steps: 4)) }

  @Test("of three threads", arguments: UInt64(0)..<40)
  func threeThreads(seed: UInt64) { agree(PosixProgram(seed: seed, threads: 3, steps: 2)) }

  // Whom the signal wakes may go before the second section begins.
  @Test("with a broadcast after a signal")
  func overtaken() {
    let wakes: [PosixProgram.Step] = [.lock, .signal, .unlock, .lock, .broadcast, .unlock]
    agree(PosixProgram([[.lock, .wait, .unlock], wakes]))
    agree(PosixProgram([[.lock, .wait, .unlock], [.lock, .wait, .unlock], wakes]))
  }

  // In each of these a try in vain, while another thread waits, stands before what it waits for.
  @Test("with tries that hide what a thread waits for", arguments: [1126, 1148] as [UInt64])
  func hiding(seed: UInt64) { agree(PosixProgram(seed: seed, threads: 2, steps: 4)) }

  @Test("with tries of three threads", arguments: [1057, 1167, 1241, 1330] as [UInt64])
  func hidingOfThree(seed: UInt64) { agree(PosixProgram(seed: seed, threads: 3, steps: 3)) }
}

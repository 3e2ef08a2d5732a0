import Exploration
import Glibc
import ModeledFoundation
import ModeledThreads
import Primitives
import SeededRandom
import Testing

/// A condition with its lock, as some library offers it.
private struct ConditionMirror: Sendable, CustomStringConvertible {
  enum Step: CaseIterable { case lock, unlock, wait, timedWait, signal, broadcast }

  let description: String
  /// Makes one in the running execution: what performs a step and tells whether it was served.
  let make: @Sendable () -> (Step) -> Bool

  static let core = ConditionMirror(description: "Primitives.Condition") {
    let lock = Lock(kind: .nsCondition)
    let condition = Condition(kind: .nsCondition)
    return { step in
      switch step {
      case .lock: lock.lock()
      case .unlock: lock.unlock()
      case .wait: return condition.wait(with: lock)
      case .timedWait: return condition.wait(with: lock, until: instant(in: 1))
      case .signal: condition.signal()
      case .broadcast: condition.broadcast()
      }
      return true
    }
  }

  static let foundation = ConditionMirror(description: "NSCondition") {
    let condition = NSCondition()
    return { step in
      switch step {
      case .lock: condition.lock()
      case .unlock: condition.unlock()
      case .wait: condition.wait()
      case .timedWait: return condition.wait(until: Date(timeIntervalSinceNow: 1))
      case .signal: condition.signal()
      case .broadcast: condition.broadcast()
      }
      return true
    }
  }

  static func posix(_ type: Int32) -> ConditionMirror {
    ConditionMirror(description: "pthread condition with a mutex of type \(type)") {
      let (mutex, condition) = (Posix.mutex(type), Posix.new(pthread_cond_t()))
      return { step in
        var time = Posix.time(in: 1)
        return switch step {
        case .lock: wrappedMutexLock(mutex) == 0
        case .unlock: wrappedMutexUnlock(mutex) == 0
        case .wait: wrappedConditionWait(condition, mutex) == 0
        case .timedWait:
          wrappedConditionClockWait(condition, mutex, CLOCK_MONOTONIC, &time) == 0
        case .signal: wrappedConditionSignal(condition) == 0
        case .broadcast: wrappedConditionBroadcast(condition) == 0
        }
      }
    }
  }

  static let all = [
    foundation, posix(Posix.normal), posix(Posix.recursive), posix(Posix.errorChecking),
  ]
}

@Suite("All conditions agree, in what comes out and in how many interleavings there are")
struct ConditionAgreementTests {
  private typealias Step = ConditionMirror.Step

  private enum Turn {
    case step(Step)
    case nap, read, write
  }

  /// Waits have the lock, and signals may have it.
  private func program(seed: UInt64, threads: Int, turns: Int) -> [[Turn]] {
    var generator = SeededGenerator(seed: seed)
    func turn() -> [Turn] {
      let cell: Turn = Bool.random(using: &generator) ? .read : .write
      switch Int.random(in: 0..<10, using: &generator) {
      case 0, 1: return [.step(.lock), .step(.wait), cell, .step(.unlock)]
      case 2, 3: return [.step(.lock), .step(.timedWait), cell, .step(.unlock)]
      case 4, 5: return [.step(.lock), cell, .step(.signal), .step(.unlock)]
      case 6: return [.step(.lock), .step(.broadcast), cell, .step(.unlock)]
      case 7: return [.step(.signal)]
      case 8: return [.write, .step(.broadcast)]
      default: return [.nap]
      }
    }
    return (0..<threads).map { _ in (0..<turns).flatMap { _ in turn() } }
  }

  private func run(_ program: [[Turn]], _ mirror: ConditionMirror, _ notes: Notes) {
    let perform = mirror.make()
    let cell = Cell()
    threads(program.count) { number in
      for (index, turn) in program[number].enumerated() {
        switch turn {
        case .nap: engine.sleep(nanoseconds: 1_000_000_000)
        case .read: notes.add(cell.read())
        case .write: cell.write(100 * number + index)
        case .step(let step): notes.add(perform(step) ? "\(step)" : "\(step) in vain")
        }
      }
    }
  }

  private func agree(_ turns: [[Turn]]) {
    let expected = explore { run(turns, .core, $0) }
    #expect(expected.isComplete, "\(turns)")
    for mirror in ConditionMirror.all {
      #expect(explore { run(turns, mirror, $0) } == expected, "\(mirror): \(turns)")
    }
    let plain = explore(with: BoundedSearch()) { run(turns, .core, $0) }
    if plain.isComplete { #expect(plain.outcomes == expected.outcomes, "\(turns)") }
  }

  @Test("of two threads", arguments: UInt64(0)..<30)
  func twoThreads(seed: UInt64) { agree(program(seed: seed, threads: 2, turns: 2)) }

  @Test("of three threads", arguments: UInt64(100)..<130)
  func threeThreads(seed: UInt64) { agree(program(seed: seed, threads: 3, turns: 1)) }

  @Test("when a signal can be for one who gives up while the lock is away")
  func signalForAnother() {
    agree([
      [.step(.lock), .step(.timedWait), .step(.unlock)], [.step(.lock), .step(.wait)],
      [.step(.lock), .step(.signal), .nap, .nap, .step(.unlock)],
    ])
  }

  @Test("when two signals come without the lock")
  func twoSignals() {
    agree([[.step(.lock), .step(.wait), .read], [.write, .step(.signal)], [.step(.signal)]])
  }
}

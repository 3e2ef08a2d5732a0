import Exploration
import Primitives
import SeededRandom
import Testing

@Suite("Where lanes go on unprompted, the search that leaves out repetitions misses nothing")
struct ReadingAgreementTests {
  private enum Turn: CaseIterable {
    case wait, timedWait, signal, broadcast, write, read, nap, tryToTake, put
  }

  /// Random turns of some threads with one condition, one semaphore and one variable.
  private func program(seed: UInt64, threads: Int, turns: Int) -> [[Turn]] {
    var generator = SeededGenerator(seed: seed)
    return (0..<threads).map { _ in
      (0..<turns).map { _ in Turn.allCases.randomElement(using: &generator) ?? .read }
    }
  }

  private func run(_ program: [[Turn]], _ notes: Notes) {
    let (lock, condition) = (Lock(kind: .nsCondition), Condition(kind: .nsCondition))
    let semaphore = CountingSemaphore(kind: .semaphore, value: 0)
    let cell = Cell()
    threads(program.count) { number in
      for (index, turn) in program[number].enumerated() {
        switch turn {
        case .wait, .timedWait:
          lock.lock()
          let isTimed = turn == .timedWait
          let isServed = condition.wait(with: lock, until: isTimed ? instant(in: 1) : .max)
          notes.add("\(turn) \(isServed) \(cell.read())")
          lock.unlock()
        case .signal, .broadcast:
          lock.lock()
          cell.write(100 * number + index)
          if turn == .signal { condition.signal() } else { condition.broadcast() }
          lock.unlock()
        case .write: cell.write(100 * number + index)
        case .read: notes.add(cell.read())
        case .nap: engine.sleep(nanoseconds: 1_000_000_000)
        case .tryToTake: notes.add("\(semaphore.wait(until: instant(in: 2)))")
        case .put: semaphore.put(.signal)
        }
      }
    }
  }

  private func agree(_ turns: [[Turn]], _ reading: Reading) {
    let reduced = explore(in: reading) { run(turns, $0) }
    let plain = explore(with: BoundedSearch(), in: reading) { run(turns, $0) }
    // Who has no leave left for a wakeup because it was late waits for ever: that is the limit's doing.
    let limited = reading.time == .any && reading.wakes == .any
    func told(_ outcomes: Set<String>) -> Set<String> {
      limited ? outcomes.filter { !$0.contains("stuck") } : outcomes
    }
    #expect(reduced.isComplete && reduced.executions <= plain.executions, "\(reading) \(turns)")
    if plain.isComplete {
      #expect(told(reduced.outcomes) == told(plain.outcomes), "\(reading) \(turns)")
    } else {
      // What it has seen so far must be there as well.
      #expect(told(plain.outcomes).isSubset(of: told(reduced.outcomes)), "\(reading) \(turns)")
    }
  }

  private static let readings = [1, 2].flatMap { most in
    [
      Reading(wakes: .any, most: most), Reading(time: .any, most: most),
      Reading(time: .any, wakes: .any, most: most),
    ]
  }

  @Test("two threads", arguments: UInt64(0)..<40, readings)
  func twoThreads(seed: UInt64, reading: Reading) {
    agree(program(seed: seed, threads: 2, turns: 2), reading)
  }

  @Test("three threads", arguments: UInt64(100)..<130, readings)
  func threeThreads(seed: UInt64, reading: Reading) {
    agree(program(seed: seed, threads: 3, turns: 1), reading)
  }

  @Test(
    "an outcome of one reading is one of each that takes less for granted",
    arguments: UInt64(0)..<20)
  func more(seed: UInt64) {
    let turns = program(seed: seed, threads: 2, turns: 2)
    let exact = explore { run(turns, $0) }
    for reading in Self.readings {
      let free = explore(in: reading) { run(turns, $0) }
      // Who waits for ever may wake without a signal instead.
      let ends = exact.outcomes.filter { !$0.contains("stuck") }
      #expect(ends.isSubset(of: free.outcomes), "\(reading) \(turns)")
    }
  }
}

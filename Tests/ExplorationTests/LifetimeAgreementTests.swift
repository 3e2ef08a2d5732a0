import SeededRandom
import Testing

@testable import Exploration

/// References to one object, in the search that leaves out equivalent interleavings and in the one that
/// leaves out none.
///
/// What is told is what a program can see: who makes the last release, and whether a weak reference leads
/// to the object.
@Suite("References to an object, explored")
struct LifetimeAgreementTests {
  private enum Step { case follow, retain, release, read, write }

  private final class Log {
    var threads: [[String]] = []
    var count = 0
  }

  /// Lanes of which some have a reference from the start; each gives back all that it has.
  private func run(_ bodies: [[Step]], owners: [Bool], _ log: Log) {
    log.threads = Array(repeating: [], count: bodies.count)
    log.count = owners.filter { $0 }.count
    let lifetime = Lifetime(of: 8) { _ in log.count }
    let variable = TinyVariable()
    inThreads(bodies.count) { number in
      let engine = Engine.shared
      var own = owners[number] ? 1 : 0
      func release() {
        var action = Action(.release, lifetime, [], detail: 1)
        action.isOpen = true
        engine.perform(action)
        log.count -= 1
        own -= 1
        if log.count == 0 { log.threads[number].append("last") }
      }
      for step in bodies[number] {
        switch step {
        case .follow:
          engine.perform(Action(.followWeak, lifetime, Lifetime.follows))
          log.threads[number].append(log.count > 0 ? "there" : "gone")
          if log.count > 0 {
            log.count += 1
            own += 1
            lifetime.wasFollowed(by: number + 1)
          }
        case .retain where own > 0:
          log.count += 1
          own += 1
        case .release where own > 0: release()
        case .read: log.threads[number].append("\(variable.value)")
        case .write: variable.value = number + 1
        default: break
        }
      }
      while own > 0 { release() }
    }
  }

  private func outcomes(
    _ bodies: [[Step]], _ owners: [Bool], _ strategy: any Strategy
  ) -> (all: Set<String>, executions: Int) {
    let log = Log()
    var all: Set<String> = []
    let summary = Explorer(mostExecutions: 1_000_000).explore(
      { run(bodies, owners: owners, log) }, with: strategy,
      each: { result in all.insert("\(log.threads) \(result.end)") })
    return (all, summary.executions)
  }

  private func agree(seed: UInt64, threads: Int, steps: Int) {
    var generator = SeededGenerator(seed: seed)
    let choices: [Step] = [.follow, .follow, .retain, .release, .release, .read, .write]
    let bodies = (0..<threads).map { _ in
      (0..<Int.random(in: 1...steps, using: &generator)).map { _ in
        choices[Int.random(in: 0..<choices.count, using: &generator)]
      }
    }
    let owners = (0..<threads).map { $0 == 0 || Bool.random(using: &generator) }
    let plain = outcomes(bodies, owners, BoundedSearch())
    let reduced = outcomes(bodies, owners, SourceSets())
    #expect(reduced.all == plain.all, "\(bodies) \(owners)")
    #expect(reduced.executions <= plain.executions, "\(bodies) \(owners)")
  }

  @Test("by two lanes", arguments: UInt64(0)..<40)
  func two(seed: UInt64) { agree(seed: seed, threads: 2, steps: 4) }

  @Test("by three lanes", arguments: UInt64(100)..<120)
  func three(seed: UInt64) { agree(seed: seed, threads: 3, steps: 3) }

  @Test("by four lanes", arguments: UInt64(200)..<210)
  func four(seed: UInt64) { agree(seed: seed, threads: 4, steps: 1) }
}

import Exploration
import Glibc
import ModeledDispatch
import ModeledThreads
import Primitives
import SeededRandom
import Testing

/// A semaphore as some library offers it.
private struct SemaphoreMirror: Sendable, CustomStringConvertible {
  enum Step: CaseIterable { case wait, look, timedWait, signal, nap, read, write }

  let description: String
  /// Makes one in the running execution: what performs a step and tells whether it was served.
  let make: @Sendable (_ tokens: Int) -> (Step) -> Bool

  static let core = SemaphoreMirror(description: "Primitives.CountingSemaphore") { tokens in
    let semaphore = CountingSemaphore(kind: .semaphore, value: tokens)
    return { step in
      switch step {
      case .look: return semaphore.tryWait()
      case .timedWait: return semaphore.wait(until: instant(in: 1))
      case .signal: semaphore.put(.signal)
      default: return semaphore.wait()
      }
      return true
    }
  }

  static let dispatch = SemaphoreMirror(description: "DispatchSemaphore") { tokens in
    // Tokens that are given: a semaphore that is thrown away with fewer than at first traps.
    let semaphore = DispatchSemaphore(value: tokens)
    kept.append(semaphore)
    return { step in
      switch step {
      case .look: return semaphore.wait(timeout: .now()) == .success
      case .timedWait: return semaphore.wait(timeout: .now() + 1) == .success
      case .signal: semaphore.signal()
      default: semaphore.wait()
      }
      return true
    }
  }

  // Only the lane that runs comes here.
  nonisolated(unsafe) private static var kept: [DispatchSemaphore] = []

  static let posix = SemaphoreMirror(description: "sem_t") { tokens in
    let semaphore = Posix.semaphore(UInt32(tokens))
    return { step in
      var time = Posix.time(in: 1)
      return switch step {
      case .look: wrappedSemaphoreTryWait(semaphore) == 0
      case .timedWait: wrappedSemaphoreClockWait(semaphore, CLOCK_MONOTONIC, &time) == 0
      case .signal: wrappedSemaphorePost(semaphore) == 0
      default: wrappedSemaphoreWait(semaphore) == 0
      }
    }
  }
}

@Suite("All semaphores agree, in what comes out and in how many interleavings there are")
struct SemaphoreAgreementTests {
  private typealias Step = SemaphoreMirror.Step

  private func program(seed: UInt64, threads: Int, steps: Int) -> [[Step]] {
    var generator = SeededGenerator(seed: seed)
    return (0..<threads).map { _ in
      (0..<steps).map { _ in Step.allCases.randomElement(using: &generator) ?? .wait }
    }
  }

  private func run(_ program: [[Step]], _ mirror: SemaphoreMirror, _ notes: Notes) {
    let perform = mirror.make(program.count % 2)
    let cell = Cell()
    threads(program.count) { number in
      for (index, step) in program[number].enumerated() {
        switch step {
        case .nap: engine.sleep(nanoseconds: 1_000_000_000)
        case .read: notes.add(cell.read())
        case .write: cell.write(100 * number + index)
        default: notes.add(perform(step) ? "\(step)" : "\(step) in vain")
        }
      }
    }
  }

  private func agree(_ steps: [[Step]]) {
    let expected = explore { run(steps, .core, $0) }
    #expect(expected.isComplete, "\(steps)")
    for mirror in [SemaphoreMirror.dispatch, .posix] {
      #expect(explore { run(steps, mirror, $0) } == expected, "\(mirror): \(steps)")
    }
    let plain = explore(with: BoundedSearch()) { run(steps, .core, $0) }
    if plain.isComplete { #expect(plain.outcomes == expected.outcomes, "\(steps)") }
  }

  @Test("of two threads", arguments: UInt64(0)..<30)
  func twoThreads(seed: UInt64) { agree(program(seed: seed, threads: 2, steps: 4)) }

  @Test("of three threads", arguments: UInt64(100)..<130)
  func threeThreads(seed: UInt64) { agree(program(seed: seed, threads: 3, steps: 2)) }

  @Test("at the instant at which the wait ends")
  func instantOfEnd() {
    agree([[.timedWait], [.nap, .signal]])
    agree([[.timedWait, .read], [.nap, .write, .signal], [.look]])
  }
}

import Exploration
import Glibc
import ModeledThreads
import Primitives
import SeededRandom
import Testing

/// What the routine that `pthread_once` calls is to do: it takes no argument.
nonisolated(unsafe) private var routine: () -> Void = {}  // Only the lane that runs comes here.

@Suite("All that runs once agrees, and leaves nothing out")
struct OnceAgreementTests {
  private enum Step: CaseIterable { case once, read, write }

  /// Makes one in the running execution.
  private typealias Mirror = () -> (@escaping () -> Void) -> Void

  private let core: Mirror = {
    let once = Once(kind: .pthreadOnce)
    return { once.run(.once, $0) }
  }

  private let posix: Mirror = {
    let control = Posix.new(pthread_once_t())
    return { body in
      routine = body
      _ = wrappedOnce(control) { routine() }
    }
  }

  /// As Swift's runtime asks for a lazy global.
  private let lazy: Mirror = {
    let token = Posix.new(0)
    return { body in LazyGlobals.initialise(token, body) }
  }

  private func program(seed: UInt64, threads: Int, steps: Int) -> [[Step]] {
    var generator = SeededGenerator(seed: seed)
    return (0..<threads).map { _ in
      (0..<steps).map { _ in Step.allCases.randomElement(using: &generator) ?? .once }
    }
  }

  private func explored(
    _ program: [[Step]], _ make: @escaping Mirror, with strategy: any Strategy = SourceSets()
  ) -> Explored {
    explore(with: strategy) { notes in
      let once = make()
      let (cell, made) = (Cell(), Cell())
      threads(program.count) { number in
        for (index, step) in program[number].enumerated() {
          switch step {
          case .read: notes.add(cell.read())
          case .write: cell.write(100 * number + index)
          case .once:
            once { made.write(1) }
            notes.add(made.read())
          }
        }
      }
    }
  }

  private func agree(_ steps: [[Step]]) {
    let expected = explored(steps, core)
    #expect(expected.isComplete, "\(steps)")
    #expect(explored(steps, posix) == expected, "\(steps)")
    #expect(explored(steps, lazy) == expected, "\(steps)")
    let plain = explored(steps, core, with: BoundedSearch())
    if plain.isComplete { #expect(plain.outcomes == expected.outcomes, "\(steps)") }
  }

  @Test("in what comes out and in how many interleavings there are", arguments: UInt64(0)..<40)
  func agree(seed: UInt64) { agree(program(seed: seed, threads: 3, steps: 2)) }

  // Who runs it hands over what it did before: if that was always the writer, a race would be missed.
  @Test("and whoever comes first hands over what it did before")
  func first() {
    let steps: [[Step]] = [[.write, .once], [.once, .read]]
    agree(steps)
    let reads = explored(steps, lazy).outcomes
    #expect(
      reads.contains { $0.contains("unordered") } && reads.contains { !$0.contains("unordered") })
  }
}

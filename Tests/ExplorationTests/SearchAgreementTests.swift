import Exploration
import Testing

/// The search that leaves out equivalent interleavings, against the one that leaves out none.
///
/// If this fails, a verdict of `check` may be wrong.
@Suite("Source sets and the search without a bound agree")
struct SearchAgreementTests {
  private func outcomes(
    _ program: RandomProgram, _ strategy: any Strategy
  ) -> (all: Set<String>, executions: Int) {
    let log = RandomProgram.Log()
    var all: Set<String> = []
    let summary = Explorer(mostExecutions: 1_000_000).explore(
      { program.run(log) }, with: strategy,
      each: { result in all.insert("\(log.text) \(result.end)") })
    return (all, summary.executions)
  }

  private func agree(_ program: RandomProgram) {
    let plain = outcomes(program, BoundedSearch())
    let reduced = outcomes(program, SourceSets())
    #expect(reduced.all.subtracting(plain.all).isEmpty, "\(program)")
    #expect(plain.all.subtracting(reduced.all).isEmpty, "\(program)")
    #expect(reduced.executions == reduced.all.count, "explored twice: \(program)")
  }

  @Test("on locks and variables of two threads", arguments: UInt64(0)..<30)
  func twoThreads(seed: UInt64) { agree(RandomProgram(seed: seed, threads: 2, steps: 5)) }

  @Test("on locks and variables of three threads", arguments: UInt64(100)..<130)
  func threeThreads(seed: UInt64) { agree(RandomProgram(seed: seed, threads: 3, steps: 3)) }

  @Test("with a semaphore", arguments: UInt64(200)..<230)
  func semaphores(seed: UInt64) {
    agree(RandomProgram(seed: seed, threads: 3, steps: 3, isWithSemaphores: true))
  }
}

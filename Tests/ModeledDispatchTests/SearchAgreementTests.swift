import Exploration
import Testing

/// The search that leaves out equivalent interleavings, against the one that leaves out none.
///
/// If this fails, some call does not tell the search what it depends on, and a verdict may be wrong.
@Suite("Source sets and the search without a bound agree on Dispatch's calls")
struct SearchAgreementTests {
  private func outcomes(_ program: RandomProgram, _ strategy: any Strategy, most: Int) -> Set<
    String
  > {
    var all: Set<String> = []
    _ = Explorer(mostExecutions: most).explore(
      program.run, with: strategy,
      each: { result in
        // A failure ends an execution wherever the others are: what they have said does not count.
        let failures = result.failures.map(\.kind.rawValue)
        let output = String(decoding: result.output, as: UTF8.self)
        all.insert(failures.isEmpty ? "\(output) \(result.end)" : "\(failures)")
      })
    return all
  }

  @Test("steps of two threads", arguments: [27, 208] + Array(UInt64(1)...24))
  func agree(seed: UInt64) {
    let program = RandomProgram(seed: seed, steps: 2)
    let plain = BoundedSearch()
    let all = outcomes(program, plain, most: 3_000)
    // A program with too many schedules is left out, and not counted as a success of the search.
    guard plain.isComplete else { return }
    let reduced = outcomes(program, SourceSets(), most: 2_000)
    #expect(reduced.subtracting(all).isEmpty, "\(program)")
    #expect(all.subtracting(reduced).isEmpty, "\(program)")
  }
}

import Exploration
import Testing

/// The search that leaves out equivalent interleavings, against the one that leaves out none.
///
/// If this fails, some call does not tell the search what it depends on, and a verdict may be wrong.
@Suite("Source sets and the search without a bound agree on Dispatch's calls")
struct SearchAgreementTests {
  /// What the executions of a program come to.
  ///
  /// - Parameter told: Runs it, and says afterwards what it has told.
  private func outcomes(
    _ strategy: any Strategy, most: Int, _ run: @escaping () -> Void,
    told: @escaping (ExecutionResult) -> String
  ) -> Set<String> {
    var all: Set<String> = []
    _ = Explorer(mostExecutions: most).explore(
      run, with: strategy,
      each: { result in
        // A failure ends an execution wherever the others are: what they have said does not count.
        let failures = result.failures.map(\.kind.rawValue)
        all.insert(failures.isEmpty ? "\(told(result)) \(result.end)" : "\(failures)")
      })
    return all
  }

  private func agree(
    _ program: RandomProgram, _ run: @escaping () -> Void,
    told: @escaping (ExecutionResult) -> String
  ) {
    let plain = BoundedSearch()
    let all = outcomes(plain, most: 3_000, run, told: told)
    // A program with too many schedules is left out, and not counted as a success of the search.
    guard plain.isComplete else { return }
    for order in [nil, 2, 3] as [UInt64?] {
      let reduced = outcomes(SourceSets(order: order), most: 2_000, run, told: told)
      #expect(reduced.subtracting(all).isEmpty, "\(program)")
      #expect(all.subtracting(reduced).isEmpty, "\(program)")
    }
  }

  @Test("steps of two threads on one tape", arguments: [27, 208] + Array(UInt64(1)...24))
  func onTape(seed: UInt64) {
    let program = RandomProgram(seed: seed, steps: 2)
    agree(program, { program.run(Tape()) }) { String(decoding: $0.output, as: UTF8.self) }
  }

  @Test("steps of two threads that nothing else orders", arguments: UInt64(300)..<340)
  func quietly(seed: UInt64) {
    let program = RandomProgram(seed: seed, steps: 2)
    var log = QuietLog()
    agree(program) {
      log = QuietLog()
      program.run(log)
    } told: { _ in
      log.text
    }
  }
}

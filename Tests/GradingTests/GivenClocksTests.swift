import CExploration
import Exploration
import Glibc
import Testing

@testable import Grading

@Suite("The clocks of a check") struct GivenClocksTests {
  private func clocks(seed: UInt64) -> [GivenClocks] {
    Schedule.numberSets.map { GivenClocks(seed: seed, set: $0) }
  }

  @Test("the first set has the usual ones")
  func usual() {
    let first = GivenClocks(seed: 7, set: 0)
    #expect(first.uptime == 0 && first.later == 0)
  }

  @Test("each set has others, whatever the seed: no answer that one of them gives fits all")
  func others() {
    for seed in UInt64(0)..<500 {
      let all = clocks(seed: seed)
      #expect(Set(all.map(\.uptime)).count == all.count)
      #expect(Set(all.map(\.later)).count == all.count)
      let uptimes = all.dropFirst().map(\.uptime)
      // Some are up for less than an hour, some for more than a day.
      #expect(uptimes.contains { $0 < 3_600_000_000_000 })
      #expect(uptimes.contains { $0 > 86_400_000_000_000 })
      #expect(uptimes.allSatisfy { $0 < 1 << 52 && $0 >= 8_000_000_000 })
      // Dates are spread over thirty-three years, of which none is too far for a fraction of a second.
      for decade in Int64(0)..<3 {
        let range = decade * 315_576_000..<(decade + 1) * 315_576_000
        #expect(all.dropFirst().contains { range.contains($0.later / 1_000_000_000) })
      }
      #expect(all.allSatisfy { (0..<1 << 30).contains($0.later / 1_000_000_000) })
    }
  }

  @Test("the same seed and set give the same clocks")
  func repeatable() {
    #expect(clocks(seed: 7).map(\.uptime) == clocks(seed: 7).map(\.uptime))
    #expect(clocks(seed: 7).map(\.later) != clocks(seed: 8).map(\.later))
  }

  @Test("all of the system's clocks begin there, and the next execution has the usual ones again")
  func starts() {
    // The clocks are the process's: no other test may ask them meanwhile.
    _ = Explorer(mostExecutions: 1).everyInterleaving { expectStarts() }
  }

  private func expectStarts() {
    defer { GivenClocks(seed: 7, set: 0).start() }
    let usual = [CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_BOOTTIME, CLOCK_PROCESS_CPUTIME_ID]
      .map { cexploration_clock_start($0) }
    #expect(usual == [978_307_200_000_000_000, 1_000_000_000_000, 1_000_000_000_000, 1_000_000])
    let other = GivenClocks(seed: 7, set: 3)
    other.start()
    #expect(cexploration_clock_start(CLOCK_MONOTONIC) == other.uptime)
    #expect(cexploration_clock_start(CLOCK_MONOTONIC_RAW) == other.uptime)
    #expect(cexploration_clock_start(CLOCK_PROCESS_CPUTIME_ID) == other.uptime / 1_000_000)
    #expect(cexploration_clock_start(CLOCK_REALTIME) == usual[0] + UInt64(other.later))
    GivenClocks(seed: 7, set: 0).start()
    #expect(cexploration_clock_start(CLOCK_MONOTONIC) == usual[1])
  }
}

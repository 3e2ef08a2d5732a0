import Foundation
import SeededRandom
import Timing

/// Reports that were never measured, for tests.
package enum SyntheticReport {
  /// Makes a report of three patterns, whose times scatter by 1 %.
  ///
  /// - Parameters:
  ///   - launches: The number of launches.
  ///   - blocks: The number of blocks in each.
  ///   - seed: What the scatter and the orders follow from.
  ///   - times: The middle time of each pattern in nanoseconds; the first is the reference.
  ///   - names: The names of the patterns and of their parts.
  package static func make(
    launches: Int = 4, blocks: Int = 10, seed: UInt64 = 1,
    times: [Double] = [2_000_000, 1_050_000, 1_040_000],
    names: [(name: String, part: String)] = [
      ("serial", ""), ("group", "wait once"), ("task-group", ""),
    ]
  ) -> Report {
    var dice = SeededGenerator(seed: seed)
    let made = (1...launches).map { launch in
      Report.Launch(
        index: launch, foreignBefore: 0, foreignDuring: 0.01, waited: 0, warmUp: 20, flags: [],
        blocks: (0..<blocks).map { _ in
          Report.Block(
            order: Array(times.indices).shuffled(using: &dice),
            samples: times.map { time in
              Report.Sample(
                wall: time * Double.random(in: 0.99...1.01, using: &dice), cpu: 2_000_000,
                switches: 0, peak: 2, contaminated: false, checked: true)
            })
        })
    }
    return Report(
      date: "2026-11-21T05:00:00Z",
      machine: .init(os: "Linux 1", kernel: "6.1", cpu: "A & B <C>", cores: 2, memory: 1 << 33),
      toolchain: "6.3", build: .release, commit: .init(hash: "1a2b3c4d5e6f7a8b", dirty: true),
      seed: seed,
      workload: .init(
        kind: .compute, tasks: 2, unit: 500_000, iterationsPerUnit: 400_000, units: [1, 3]),
      clock: .init(reads: 10_000, p50: 27, p999: 43, max: 31_329),
      patterns: zip(names, times).map { name, _ in
        .init(
          name: name.name, part: name.part, chapter: "Dispatch queues", width: 2,
          work: 2_000_000, criticalPath: 1_500_000)
      },
      launches: made)
  }
}

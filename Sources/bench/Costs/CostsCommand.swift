import Foundation
import Terminal
import Timing

/// `bench --costs`: what each primitive costs on this machine.
struct CostsCommand {
  let style: TerminalStyle
  let isJSON: Bool
  let seed: UInt64
  let output: OutputFile

  func run() throws {
    let measurement = CostsMeasurement(seed: seed)
    var progress = ProgressBar()
    let before = ForeignLoad.Mark.now()
    let costs = measurement.costs { progress.update($0, "measuring primitives") }
    let others = before.flatMap { before in
      ForeignLoad.Mark.now().map { ForeignLoad(from: before, to: $0) }
    }
    progress.finish()
    let clock = measurement.clock
    try output.write(isJSON ? json(costs, clock, others) : text(costs, clock, others))
  }

  private func text(
    _ costs: [CostsMeasurement.Cost], _ clock: Report.Clock, _ others: ForeignLoad?
  ) -> String {
    let machine = Report.Machine.current()
    let time = { DurationText.format(nanoseconds: $0) }
    var lines = TextLayout.wrap(
      "What one of each costs: median with p10 to p90 of \(CostsMeasurement.blocks) samples in "
        + "random order, seed \(seed). \(machine.cpu), \(machine.cores) cores, \(machine.os), "
        + "Swift \(BuildInfo.compilerVersion).", width: min(style.width, 100))
    lines.append("")
    lines += TextLayout.columns(
      [["primitive", "median", "p10", "p90", "what one is"]]
        + costs.map {
          [$0.primitive.name, time($0.median), time($0.p10), time($0.p90), $0.primitive.what]
        }, right: [1, 2, 3])
    lines.append("")
    lines += TextLayout.wrap(
      "Without contention, if it is not said. The clock costs \(time(clock.p50)) a reading; a sample "
        + "is at least \(time(CostsMeasurement.shortest)) long, with two threads "
        + "\(time(CostsMeasurement.shortestContended)), and one reading is subtracted from it.",
      width: min(style.width, 100))
    if let others, others.exceeds(ForeignLoad.disturbing) {
      let cores = NumberText.fixed(others.cores, decimals: 2)
      lines += ["", "Other processes kept \(cores) cores busy. Do not trust these figures."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func json(
    _ costs: [CostsMeasurement.Cost], _ clock: Report.Clock, _ others: ForeignLoad?
  ) throws -> String {
    struct Document: Encodable {
      let kind = "interleave-costs"
      let version = 1
      let machine: Report.Machine
      let toolchain: String
      let seed: UInt64
      let clock: Report.Clock
      /// Processors that other processes used meanwhile; missing where the system does not tell.
      let foreign: Double?
      let costs: [Item]
    }
    struct Item: Encodable {
      let name: String
      let what: String
      let batch: Int
      let median: Double
      let p10: Double
      let p90: Double
      let samples: [Double]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let document = Document(
      machine: .current(), toolchain: BuildInfo.compilerVersion, seed: seed, clock: clock,
      foreign: others?.cores,
      costs: costs.map {
        Item(
          name: $0.primitive.name, what: $0.primitive.what, batch: $0.batch, median: $0.median,
          p10: $0.p10, p90: $0.p90, samples: $0.samples)
      })
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }
}

import CommandSupport
import Foundation
import Patterns
import Testing
import Timing

@Suite("bench, run as a command")
struct BenchTests {
  private let quick = [
    "--launches", "2", "--blocks", "2", "--tasks", "2", "--unit", "100us", "--idle-wait", "0s",
  ]

  private func report(_ arguments: [String]) throws -> Report {
    let run = try Command.run("bench", arguments + quick + ["--format", "json"])
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.isEmpty)
    return try Report.decode(Data(run.output.utf8), file: "bench's output")
  }

  @Test("it writes a report with every sample, which the reader accepts")
  func wholeReport() throws {
    let report = try report(["bounded", "serial/a plain loop", "--seed", "3", "--warmup", "1"])
    #expect(report.patterns.map(\.name) == ["bounded", "serial"])
    #expect(report.seed == 3)
    #expect(report.workload.kind == .wait)
    #expect(report.workload.tasks == 2 && report.workload.unit == 100_000)
    #expect(report.workload.iterationsPerUnit == nil)
    #expect(report.build != .debug)
    #expect(report.clock.reads > 0)
    #expect(report.launches.map(\.index) == [1, 2])
    for launch in report.launches {
      #expect(launch.warmUp == 1)
      #expect(launch.blocks.count == 2)
      for sample in launch.blocks.flatMap(\.samples) {
        #expect(sample.checked)
        #expect((1...2).contains(sample.peak ?? 0))
      }
    }
    let units = report.workload.units
    for (index, entry) in report.patterns.enumerated() {
      #expect(entry.work == units.reduce(0, +) * 100_000)
      #expect(entry.criticalPath == (units.max() ?? 0) * 100_000)
      #expect((entry.emptyCost ?? 0) > 0)
      // The same work one after the other cannot be faster than the work is long.
      guard entry.name == "serial" else { continue }
      for block in report.launches.flatMap(\.blocks) {
        #expect(block.samples[index].peak == 1)
        #expect(block.samples[index].wall >= units.reduce(0, +) * 100_000)
      }
    }
  }

  @Test("the same seed gives the same work and the same orders; another launch has other orders")
  func seeds() throws {
    let names = ["serial", "group", "semaphore", "concurrent", "--warmup", "0", "--seed"]
    let (first, second) = (try report(names + ["7"]), try report(names + ["7"]))
    let orders = { (report: Report) in report.launches.map { $0.blocks.map(\.order) } }
    #expect(orders(first) == orders(second))
    #expect(first.workload == second.workload)
    #expect(
      orders(first)
        == [1, 2].map {
          BlockOrders.orders(entries: first.patterns.count, blocks: 2, launch: $0, seed: 7)
        })
    #expect(Set(orders(first).joined()).count > 1)
    let other = try report(names + ["8"])
    #expect(orders(first) != orders(other))
  }

  @Test("computing is a number of steps that is the same for all launches")
  func computing() throws {
    let report = try report(["serial", "concurrent", "--workload", "compute", "--warmup", "0"])
    #expect(report.workload.kind == .compute)
    #expect((report.workload.iterationsPerUnit ?? 0) > 0)
    for sample in report.launches.flatMap(\.blocks).flatMap(\.samples) { #expect(sample.checked) }
  }

  @Test("with --workload async only asynchronous parts are measured")
  func asynchronous() throws {
    let names = try report(["--workload", "async", "--warmup", "0"]).patterns.map(\.name)
    #expect(names.contains("task-group"))
    #expect(!names.contains("group"))
  }

  @Test(
    "until settled: without time for it there is one launch, and both the report and a note say so")
  func unsettled() throws {
    let run = try Command.run(
      "bench",
      ["serial", "group", "--until-settled", "--limit", "1ms", "--format", "json"] + quick)
    #expect(run.status == 0)
    #expect(
      run.error.contains("Not settled within the time limit, after 1 launch;"), "\(run.error)")
    let report = try Report.decode(Data(run.output.utf8), file: "bench's output")
    #expect(report.launches.count == 1)
    #expect(report.settling == Report.Settling(threshold: 0.02, looks: 1, end: .time))
  }

  @Test("a sweep over tasks is a report for each number, with work that begins alike")
  func sweep() throws {
    let run = try Command.run(
      "bench",
      [
        "serial/a plain loop", "group", "--tasks", "3,1,2", "--launches", "2", "--blocks", "1",
        "--warmup", "0", "--unit", "100us", "--idle-wait", "0s", "--format", "json",
      ])
    #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
    let sweep = try JSONDecoder().decode(Sweep.self, from: Data(run.output.utf8))
    #expect(sweep.variable == .tasks && sweep.reports.map(\.workload.tasks) == [1, 2, 3])
    let units = sweep.reports[2].workload.units
    for report in sweep.reports {
      #expect(report.workload.units == Array(units.prefix(report.workload.tasks)))
      #expect(report.launches.map(\.index) == [1, 2])
      for sample in report.launches.flatMap(\.blocks).flatMap(\.samples) { #expect(sample.checked) }
    }
  }

  @Test("a sweep until settled: a launch with each number at least, and it says where it is not")
  func unsettledSweep() throws {
    let arguments =
      [
        "serial/a plain loop", "group", "--tasks", "1,2", "--until-settled", "--limit", "1ms",
        "--blocks", "1", "--warmup", "0", "--unit", "100us", "--idle-wait", "0s",
      ]
    let run = try Command.run("bench", arguments + ["--format", "json"])
    #expect(run.status == 0)
    let sentence = "Not settled within the time limit, after 1 launch with each number: some "
    #expect(run.error.contains(sentence), "\(run.error)")
    #expect(run.error.contains("are wider than 2.0 %, with tasks 1, 2."), "\(run.error)")
    let sweep = try JSONDecoder().decode(Sweep.self, from: Data(run.output.utf8))
    #expect(sweep.reports.map(\.launches.count) == [1, 1])
    for report in sweep.reports {
      #expect(report.settling == Report.Settling(threshold: 0.02, looks: 1, end: .time))
    }
  }

  @Test("with --cores 1 computing has one core, which the report says")
  func cores() throws {
    let report = try report(
      ["task-group", "--cores", "1", "--workload", "compute", "--warmup", "0"])
    #expect(report.machine.cores == 1)
    for sample in report.launches.flatMap(\.blocks).flatMap(\.samples) {
      #expect(sample.cpu <= sample.wall * 1.1)
    }
  }

  @Test("--like repeats the work of a report")
  func like() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("first.json").path
    let small = ["--launches", "1", "--blocks", "1", "--warmup", "0", "--idle-wait", "0s"]
    let first = try Command.run(
      "bench",
      ["group", "semaphore", "--tasks", "3", "--unit", "200us", "--seed", "5", "--output", path]
        + small)
    #expect(first.status == 0 && first.output.isEmpty, "\(first.error)")
    let original = try Report.read(path)
    let again = try Command.run("bench", ["--like", path, "--format", "json"] + small)
    #expect(again.status == 0, "\(again.error)")
    let report = try Report.decode(Data(again.output.utf8), file: "bench's output")
    #expect(report.workload == original.workload && report.seed == original.seed)
    #expect(report.patterns.map(\.label) == original.patterns.map(\.label))
    let refused = try Command.run("bench", ["--like", path, "--tasks", "4"])
    #expect(refused.status == 64)
  }

  @Test("every form is written, and none is empty", arguments: ReportFormat.names)
  func formats(format: String) throws {
    let run = try Command.run(
      "bench",
      [
        "serial", "group", "--launches", "1", "--blocks", "1", "--tasks", "1", "--unit", "100us",
        "--warmup", "0", "--idle-wait", "0s", "--format", format,
      ])
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("serial") && run.output.contains("group"))
    #expect(run.output.hasSuffix("\n"))
  }

  @Test("the text is ASCII with --plain, and never coloured in a pipe")
  func plain() throws {
    let run = try Command.run("bench", ["serial", "group", "--plain", "--warmup", "0"] + quick)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.utf8.allSatisfy { $0 < 128 && $0 != 0x1B })
  }

  @Test("the help names every option and ends well")
  func help() throws {
    let run = try Command.run("bench", ["--help"])
    #expect(run.status == 0 && run.error.isEmpty)
    for option in [
      "--launches", "--blocks", "--warmup", "--workload", "--tasks", "--unit", "--seed",
      "--call", "--timeout", "--cores", "--save", "--until-settled", "--threshold", "--limit",
      "--idle-wait",
      "--output", "--format",
      "--costs", "--plain", "--width",
    ] {
      #expect(run.output.contains("  \(option)"), "\(option)")
    }
  }
}

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

@Suite("bench, called wrongly")
struct BenchMisuseTests {
  @Test(
    "what is wrong is said in one sentence, with status 64 and nothing measured",
    arguments: [
      (["grup"], "did you mean 'group'?"),
      (["barrier"], "cannot be compared"),
      (["serial/a plain lop"], "did you mean 'a plain loop'?"),
      (["--lauches", "2"], "did you mean '--launches'?"),
      (["--launches", "0"], "from 1 to"),
      (["--blocks", "many"], "whole number"),
      (["--unit", "5"], "a duration such as"),
      (["--workload", "waite"], "did you mean 'wait'?"),
      (["--format", "jsn"], "did you mean 'json'?"),
      (["--seed", "-1"], "from 0 to"),
      (["--tasks"], "needs a value"),
      (["group", "--workload", "async"], "blocks threads"),
      (["--costs", "group"], "measures no patterns"),
      (["group", "--tasks", "1,1"], "--tasks has 1 twice"),
      (["group", "--tasks", "0,2"], "from 1 to 1000"),
      (["group", "--tasks", "-1"], "from 1 to 1000"),
      (["group", "--tasks", "1,,2"], "separated by commas"),
      (["group", "--cores", "100000"], "from 1 to"),
      (["group", "--tasks", "1,2", "--until-settled"], "cannot be combined"),
      (["group", "--tasks", "1,2", "--format", "csv"], "text and json"),
      (["group", "--limit", "5s"], "--limit needs --until-settled"),
      (["group", "--threshold", "5%"], "--threshold needs --until-settled"),
      (["group", "--until-settled", "--threshold", "0%"], "a percentage above 0"),
      (["task-group", "--until-settled"], "name a second one"),
      (["--costs", "--until-settled"], "name a second one"),
      (["--costs", "--format", "csv"], "text and json"),
    ])
  func usage(arguments: [String], sentence: String) throws {
    let run = try Command.run("bench", arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("bench: ") && run.error.contains(sentence), "\(run.error)")
    #expect(run.error.filter { $0 == "\n" }.count == 1)
  }

  @Test("a place that cannot be written to is refused before anything is measured")
  func output() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("missing/report.json").path
    let run = try Command.run("bench", ["group", "--output", path])
    #expect(run.status == 73)
    #expect(run.error.contains("there is no folder"))
  }

  @Test("a report to repeat that is missing or damaged is named")
  func like() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("report.json").path
    let missing = try Command.run("bench", ["--like", path])
    #expect(missing.status == 66 && missing.error.contains(path), "\(missing.error)")
    try Data("{\"kind\":".utf8).write(to: URL(fileURLWithPath: path))
    let damaged = try Command.run("bench", ["--like", path])
    #expect(damaged.status == 65 && damaged.error.contains(path), "\(damaged.error)")
  }

  @Test("a worker without a plan says so instead of measuring")
  func worker() throws {
    let run = try Command.run("bench", ["--launch-worker", "{}"])
    #expect(
      MeasuringMessage(line: Data(run.output.utf8))
        == .failed("a worker was started without a plan"))
  }
}

@Suite("bench --costs")
struct BenchCostsTests {
  private struct Document: Decodable {
    struct Cost: Decodable {
      let name: String
      let batch: Int
      let median: Double
      let p10: Double
      let p90: Double
    }
    let kind: String
    let version: Int
    let seed: UInt64
    let costs: [Cost]
  }

  @Test("every primitive has a cost, beside the clock's own")
  func json() throws {
    let run = try Command.run("bench", ["--costs", "--format", "json", "--seed", "4"])
    #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    #expect(document.kind == "interleave-costs" && document.version == 1 && document.seed == 4)
    #expect(
      document.costs.map(\.name) == [
        "clock", "async", "sync", "group", "semaphore", "NSLock", "NSRecursiveLock", "Mutex",
        "Atomic", "operation", "NSLock, contended", "NSRecursiveLock, contended",
        "Mutex, contended", "sync, contended", "Atomic, contended", "task", "task-group child",
        "actor hop", "continuation", "async-stream element",
      ])
    for cost in document.costs {
      #expect(cost.p10 > 0 && cost.p10 <= cost.median && cost.median <= cost.p90, "\(cost)")
      #expect(cost.batch >= 1)
    }
    let names = Set(document.costs.map(\.name))
    for (pattern, links) in PatternLinks.all {
      guard case .costs(let rows) = links.measurement else { continue }
      #expect(names.isSuperset(of: rows), "\(pattern): \(rows)")
    }
  }

  @Test("the text is a table with a line for each")
  func text() throws {
    let run = try Command.run("bench", ["--costs", "--plain"])
    #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
    for name in ["clock", "Mutex", "actor hop", "async-stream element"] {
      #expect(run.output.contains("\n\(name) "), "\(name)")
    }
  }
}

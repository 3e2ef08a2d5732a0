import CommandSupport
import Foundation
import Patterns
import Testing
import Timing

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
      (["task-group", "--tasks", "1,2", "--until-settled"], "name a second one"),
      (["serial", "--tasks", "1,2", "--twin", "0%"], "cannot be combined"),
      (["group", "--tasks", "1,2", "--save", "name"], "--output sweep.json"),
      (["group", "--tasks", "1,2", "--format", "csv"], "text and json"),
      (["group", "--limit", "5s"], "--limit needs --until-settled"),
      (["group", "--threshold", "5%"], "--threshold needs --until-settled"),
      (["group", "--until-settled", "--threshold", "0%"], "a percentage above 0"),
      (["task-group", "--until-settled"], "name a second one"),
      (["--costs", "--until-settled"], "name a second one"),
      (["--costs", "--format", "csv"], "text and json"),
      (["--html", "-", "--format", "json"], "only one result can go to standard output"),
      (["--html", "-", "--open"], "name that file"),
      (["--open"], "name that file"),
      (["--costs", "--html", "page.html"], "--costs has no page"),
      (["group", "--tasks", "1,2", "--html", "page.html"], "a sweep has no page"),
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
      if cost.name.hasSuffix(", contended") { #expect(cost.batch >= 1024, "\(cost)") }
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

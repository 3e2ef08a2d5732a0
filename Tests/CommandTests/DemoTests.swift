import CommandSupport
import Foundation
import Testing
import Timeline

@Suite("demo, run as a command")
struct DemoTests {
  private let quick = ["--unit", "1ms", "--seed", "3"]

  @Test("without a pattern it lists all of them and says what to try next")
  func list() throws {
    let run = try Command.run("demo", [])
    #expect(run.status == 0 && run.error.isEmpty)
    for name in ["serial", "group", "task-group", "change-notifications"] {
      #expect(run.output.contains("\n  \(name) "))
    }
    #expect(run.output.contains("swift run demo group"))
  }

  @Test("a pattern is shown with heading, words, picture, timing and closing, in that order")
  func pattern() throws {
    let run = try Command.run("demo", ["group"] + quick)
    #expect(run.status == 0 && run.error.isEmpty)
    let parts = [
      "seed 3", "group: waiting for all", "Look for:", "(1) wait once", "task 1 is done",
      "worker 1",
      "main → worker 1:", "(2) notify", "(3) wait inside", "makespan",
      "Compare it with `semaphore`",
    ]
    var rest = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")[...]
    for part in parts {
      let range = try #require(rest.range(of: part), "missing, or out of order: \(part)")
      rest = rest[range.upperBound...]
    }
  }

  @Test("output that is piped has no colour, and fits 80 columns")
  func piped() throws {
    let run = try Command.run(
      "demo", ["group", "serial", "change-notifications", "async-stream"] + quick)
    #expect(!run.output.contains("\u{1B}"))
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("--plain is ASCII, and --width is kept", arguments: [40, 60, 120])
  func plain(width: Int) throws {
    let run = try Command.run("demo", ["serial", "--plain", "--width", "\(width)"] + quick)
    #expect(run.output.utf8.allSatisfy { $0 < 128 })
    for line in run.output.split(separator: "\n") where line.contains("[task") {
      #expect(line.count <= width)
    }
  }

  @Test("the same seed gives the same work, and the seed is printed when it is not given")
  func seed() throws {
    struct Document: Decodable {
      let seed: UInt64
      let units: [Double]
    }
    func document(_ arguments: [String]) throws -> Document {
      let run = try Command.run(
        "demo", ["serial", "--unit", "1us", "--tasks", "30", "--json", "-"] + arguments)
      return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    }
    let first = try document([])
    let again = try document(["--seed", "\(first.seed)"])
    #expect(first.units == again.units && first.units.count == 30)
    #expect(first.units.allSatisfy { [1, 2, 3].contains($0) })
    let other = try document(["--seed", "\(first.seed + 1)"])
    #expect(other.units != first.units)
  }

  private struct Document: Decodable {
    struct Entry: Decodable {
      let name: String
      let parts: [Part]
    }
    struct Part: Decodable {
      struct Metrics: Decodable { let makespan, bound: Int64 }
      let title: String
      let metrics: Metrics
      let ratio, timesBest: Double?
      let samples: [Int64]
      let timeline: Timeline
    }
    let patterns: [Entry]

    init(_ arguments: [String]) throws {
      let run = try Command.run("demo", arguments + ["--json", "-"])
      self = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    }
  }

  @Test("--samples runs each part that often, keeps every makespan and shows the median's run")
  func samples() throws {
    let document = try Document(["serial", "--unit", "1us", "--samples", "5"])
    for part in document.patterns[0].parts {
      #expect(part.samples.count == 5)
      #expect(part.metrics.makespan == part.samples.sorted()[2])
    }
    let run = try Command.run(
      "demo", ["serial", "--unit", "1us", "--samples", "2", "--tasks", "1"])
    #expect(run.output.components(separatedBy: "everything is done").count == 2)
  }

  @Test(
    "parts with the same work have one bound, and none is below it", arguments: ["wait", "compute"])
  func bound(workload: String) throws {
    let document = try Document(["group", "--workload", workload] + quick)
    let parts = document.patterns[0].parts
    #expect(Set(parts.map(\.metrics.bound)).count == 1)
    for part in parts { #expect(try #require(part.ratio) >= 1) }
    #expect(parts.compactMap(\.timesBest).min() == 1)
    let work = parts.flatMap(\.timeline.spans).filter { $0.activity == .working }
    #expect(work.allSatisfy { ($0.processorTime != nil) == (workload == "compute") })
  }

  @Test("a part without work has no bound, and the page says why")
  func noBound() throws {
    let run = try Command.run("demo", ["thread"] + quick)
    #expect(run.output.contains("(3), (4): no bound, because no work of a length was recorded."))
    let parts = try Document(["thread"] + quick).patterns[0].parts
    #expect(parts.map { $0.ratio == nil } == [false, false, true, true, false])
  }

  @Test("a server that waits is not limited by the processors, also where tasks compute")
  func waitingServer() throws {
    let document = try Document(["callback", "--tasks", "10", "--workload", "compute"] + quick)
    for part in document.patterns[0].parts { #expect(try #require(part.ratio) >= 1) }
  }

  @Test("where the result is wrong there is no bound, no ratio and no best, and the page says why")
  func wrongResult() throws {
    let run = try Command.run("demo", ["main-actor"] + quick)
    #expect(
      run.output.contains("(1): no bound, because the result is wrong, however long it took."))
    let parts = try Document(["main-actor"] + quick).patterns[0].parts
    #expect(parts.map { $0.ratio == nil } == [true, false, false, false])
    #expect(parts[0].timesBest == nil && parts.compactMap(\.timesBest).min() == 1)
  }

  @Test("a mistake of time that does too much is held against what its repair does")
  func tooMuch() throws {
    let parts = try Document(["debounce-throttle"] + quick).patterns[0].parts
    #expect(parts[0].metrics.bound <= parts[1].metrics.bound)
    let run = try Command.run("demo", ["debounce-throttle"] + quick)
    #expect(run.output.contains("(1): the bound is that of part 2, the repair, whose work is"))
  }

  @Test("the signs of all drawings are explained once, below them")
  func key() throws {
    let run = try Command.run("demo", ["serial", "group"] + quick)
    #expect(run.output.components(separatedBy: "◆ says something").count == 3)
  }

  @Test("a worker without a plan says so")
  func workerWithoutPlan() throws {
    let run = try Command.run("demo", ["--perform-part", "{}"])
    #expect(run.status == 1 && run.error == "demo: a worker was started without a plan\n")
  }

  @Test("--trace writes one process a part, and nothing else changes")
  func trace() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("group.json")
    let run = try Command.run("demo", ["group", "--trace", file.path] + quick)
    #expect(run.status == 0)
    let trace = try String(contentsOf: file, encoding: .utf8)
    #expect(trace.contains("group: wait once, after the loop"))
    #expect(trace.contains("\"thread_name\""))
  }

  @Test(
    "a wrong command line: one sentence with the nearest choice, status 64, nothing on output",
    arguments: [
      (["semafore"], "unknown pattern 'semafore'; did you mean 'semaphore'?"),
      (["group", "--sed", "1"], "unknown option '--sed'; did you mean '--seed'?"),
      (["group", "--tasks", "0"], "--tasks takes a whole number from 1 to 100, not '0'"),
      (["group", "--tasks"], "option --tasks needs a value: --tasks N"),
      (["group", "--unit", "5"], "--unit takes a duration such as 50ms, 1.5s or 200us, not '5'"),
      (["group", "--plain=yes"], "option --plain takes no value"),
      (["group", "--seed", "-1"], "--seed takes a whole number"),
      (["all", "group"], "'all' already runs every pattern"),
      (["group", "--workload", "comptue"], "did you mean 'compute'?"),
      (["--trace", "x.json"], "--trace needs a pattern"),
      (["group", "--json", "-", "--trace", "-"], "cannot both go to standard output"),
      (["group", "--html", "-", "--json", "-"], "--json and --html cannot both go to standard"),
      (["group", "--html", "x", "--trace", "x"], "--trace and --html cannot both go to x"),
      (["group", "--open"], "--open shows the page that --html FILE writes: name that file"),
      (["group", "--open", "--html", "-"], "--open shows the page that --html FILE writes"),
      (["--html", "x.html"], "--html shows one pattern: name it, such as: swift run demo group"),
      (["all", "--html", "x.html"], "--html shows one pattern: name it"),
      (["group", "timer", "--html", "x.html"], "--html shows one pattern: name it"),
    ])
  func usage(arguments: [String], sentence: String) throws {
    let run = try Command.run("demo", arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("demo: ") && run.error.contains(sentence))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test("--html - writes the page alone, which says how to make it again")
  func page() throws {
    let run = try Command.run("demo", ["serial", "--html", "-"] + quick)
    #expect(run.status == 0 && run.error.isEmpty)
    #expect(run.output.hasPrefix("<!DOCTYPE html>") && run.output.hasSuffix("</html>\n"))
    #expect(run.output.contains("swift run demo serial --seed 3 --unit 1ms --html -"))
  }

  @Test(
    "a file that cannot be written is said before anything is run",
    arguments: ["--json", "--trace", "--html"])
  func unwritable(option: String) throws {
    let run = try Command.run("demo", ["group", option, "/no/such/folder/out"])
    #expect(run.status == 73 && run.output.isEmpty)
    #expect(run.error.contains("there is no folder"))
  }

  @Test("--help names every option", arguments: ["--help", "-h"])
  func help(option: String) throws {
    let run = try Command.run("demo", [option])
    #expect(run.status == 0 && run.error.isEmpty)
    let options = [
      "--tasks", "--seed", "--unit", "--samples", "--json", "--trace", "--html", "--open",
      "--plain", "--width",
    ]
    for option in options {
      #expect(run.output.contains("  \(option) ") || run.output.contains("  \(option)\n"))
    }
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80) }
  }
}

import CommandSupport
import Foundation
import Testing
import Timing

@Suite("bench with a person's own functions")
struct OwnFunctionsTests {
  private static let text = """
    struct Box {
      static func sum() throws -> Int {
        var sum = 0
        for number in 0..<100_000 { sum = (sum &* 31) ^ number }
        return sum
      }
    }
    func nothing() {}
    func later() async throws -> Int { await Task { 1 }.value }
    @MainActor func onMain() async -> Int { await Task { 1 }.value }
    func prints() { print("{\\"kind\\":\\"block\\"}") }
    func allocates() {
      for _ in 0..<10 { UnsafeMutableRawPointer.allocate(byteCount: 1000, alignment: 8).deallocate() }
    }
    struct Refusal: Error {}
    func fails() throws { throw Refusal() }
    func traps() { precondition([Int]().count > 0) }
    func never() { while true {} }
    func takes(_ number: Int) {}
    """

  private func run(_ text: String = text, calls: [String], _ more: [String] = []) throws
    -> Command
  {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Mine.swift")
    try Data(text.utf8).write(to: file)
    return try Command.run(
      "bench",
      [file.path, "--launches", "2", "--blocks", "6", "--warmup", "1", "--idle-wait", "0s"]
        + calls.flatMap { ["--call", $0] } + more)
  }

  @Test("each kind of function is called, none is left out, and what they print is no measurement")
  func report() throws {
    let calls = ["Box.sum", "nothing", "later", "onMain", "prints", "allocates"]
    let run = try run(calls: calls, ["--format", "json"])
    #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
    let report = try Report.decode(Data(run.output.utf8), file: "bench's output")
    #expect(report.patterns.map(\.label) == calls)
    #expect(report.own?.file == "Mine.swift" && report.own?.flags == "-O")
    let batches = report.patterns.map(\.batch)
    // Adding up a hundred thousand numbers takes longer than doing nothing, unless it is left out.
    #expect(batches[1] >= 64 * batches[0], "\(batches)")
    for entry in report.patterns {
      #expect(entry.emptyCost ?? 0 > 0.2, "an empty call was left out: \(entry)")
      #expect(entry.work == nil && entry.width == nil)
    }
    for sample in report.launches.flatMap(\.blocks).flatMap(\.samples) {
      #expect(sample.wall > 0 && sample.waits != nil)
    }
    #if os(Linux)
      #expect(report.patterns[5].memory?.allocations == 10)
      #expect((1000..<2000).contains(report.patterns[5].memory?.peak ?? 0))
      #expect(report.patterns[1].memory == Report.Memory(allocations: 0, peak: 0))
    #endif
  }

  @Test("the text says what was measured, and that results are not checked")
  func text() throws {
    let run = try run(calls: ["nothing", "Box.sum"], ["--plain", "--width", "80"])
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("2 functions of Mine.swift, compiled with -O"))
    #expect(run.output.contains("not checked") && run.output.contains("a call"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(
    "functions are swept over cores, with as many calls in a sample on each number of them",
    .enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
  func sweep() throws {
    let cores = ["--cores", "1,2"]
    let run = try run(calls: ["nothing", "Box.sum"], cores + ["--format", "json"])
    #expect(run.status == 0, "\(run.error)")
    let sweep = try JSONDecoder().decode(Sweep.self, from: Data(run.output.utf8))
    #expect(sweep.variable == .cores && sweep.reports.map(\.machine.cores) == [1, 2])
    #expect(sweep.reports.allSatisfy { $0.own?.file == "Mine.swift" && $0.launches.count == 2 })
    #expect(sweep.reports[0].patterns.map(\.batch) == sweep.reports[1].patterns.map(\.batch))
    let text = try self.run(calls: ["nothing", "Box.sum"], cores + ["--plain"])
    #expect(text.output.contains("cores 1, 2; functions of Mine.swift, compiled with -O, seed "))
    #expect(!text.output.contains("tasks"), "\(text.output)")
  }

  @Test(
    "a function that cannot be measured is named, with the reason, and nothing is written",
    arguments: [
      (["nothing", "missing"], "has no function 'missing'"),
      (["takes"], "has no function 'takes' that can be called without arguments"),
      (["fails"], "fails threw an error: Refusal()"),
      (["nothing", "traps"], "traps: the worker crashed with signal"),
      (["never"], "never: the worker said nothing for 3.00 s and was killed"),
    ])
  func troubles(calls: [String], sentence: String) throws {
    let run = try run(calls: calls, ["--timeout", "3s"])
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.error.contains("bench: ") && run.error.contains(sentence), "\(run.error)")
  }

  @Test("a file that does not compile is named, with the place of the mistake on a line of its own")
  func compile() throws {
    let run = try run("func a() -> Int {\n  return \"text\"\n}\n", calls: ["a"])
    #expect(run.status == 1 && run.output.isEmpty)
    let lines = run.error.split(separator: "\n")
    #expect(lines.count == 2, "\(run.error)")
    #expect(lines.last?.contains("Mine.swift:2:10: error:") == true, "\(run.error)")
  }

  @Test(
    "a command line that makes no sense is refused with status 64, and a missing file with 66",
    arguments: [
      (["Mine.swift"], 64, "--call NAME"), (["--call", "a"], 64, "one Swift file"),
      (["Mine.swift", "--call", "a()"], 64, "not 'a()'"),
      (["Mine.swift", "--call", "a;b"], 64, "not 'a;b'"),
      (["Mine.swift", "--call", "a", "--call", "a"], 64, "'a' twice"),
      (["Mine.swift", "--call", "a", "--tasks", "3"], 64, "--tasks is about patterns"),
      (["Mine.swift", "--call", "a", "--tasks", "1,2"], 64, "is over --cores"),
      (["Mine.swift", "Other.swift", "--call", "a"], 64, "one Swift file"),
      (["missing/Mine.swift", "--call", "a"], 66, "there is no such file"),
      (["group", "--timeout", "3s"], 64, "--timeout is about functions"),
    ])
  func usage(arguments: [String], status: Int, sentence: String) throws {
    let run = try Command.run("bench", arguments)
    #expect(Int(run.status) == status && run.output.isEmpty)
    #expect(run.error.contains(sentence), "\(run.error)")
  }
}

import CommandSupport
import Foundation
import Testing
import Timing

@Suite("compare, run as a command")
struct CompareTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a report into the test's folder.
  private func file(_ name: String, _ report: Report = SyntheticReport.make()) throws -> String {
    let path = folder.url.appendingPathComponent(name).path
    try report.json().write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func compare(_ words: String...) throws -> Command {
    try Command.run("compare", words)
  }

  /// The same report with the last pattern slower by a factor.
  private func slowed(by factor: Double, launches: Set<Int> = [0, 1, 2, 3]) -> Report {
    var report = SyntheticReport.make(seed: 2)
    report.seed = 1
    for launch in launches {
      for block in report.launches[launch].blocks.indices {
        report.launches[launch].blocks[block].samples[2].wall *= factor
      }
    }
    return report
  }

  @Test("one report: each pattern against the first, with interval, bar and verdict")
  func within() throws {
    let run = try compare(try file("A.json"))
    #expect(run.status == 0 && run.error.isEmpty)
    #expect(run.output.contains("Time over that of 'serial'"))
    let lines = run.output.split(separator: "\n").filter { $0.contains("[0.5") }
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.contains("●") && line.contains("│") && line.hasSuffix("faster"))
    }
  }

  @Test("--reference takes another pattern, by its name or its whole label")
  func reference() throws {
    let path = try file("A.json")
    let byName = try compare(path, "--reference", "group")
    let byLabel = try compare(path, "--reference=group/wait once")
    #expect(byName.status == 0 && byName.output == byLabel.output)
    #expect(byName.output.contains("of 'group'"))
    #expect(byName.output.contains("slower"))
  }

  @Test("--pairs compares every two patterns")
  func pairs() throws {
    let run = try compare(try file("A.json"), "--pairs")
    #expect(run.status == 0)
    #expect(run.output.contains("task-group : group"))
    #expect(run.output.split(separator: "\n").filter { $0.contains(" : ") }.count == 3)
  }

  @Test("two reports: ratios to the reference of each run, with the caution")
  func across() throws {
    let run = try compare(try file("A.json"), try file("B.json", slowed(by: 1.2)))
    #expect(run.status == 0)
    let rows = run.output.split(separator: "\n")
    #expect(rows.contains { $0.hasPrefix("task-group ") && $0.hasSuffix("slower") })
    #expect(rows.contains { $0.hasPrefix("group ") && $0.hasSuffix("same within 2.0 %") })
    #expect(run.output.contains("measured apart"))
  }

  @Test("a machine twice as fast changes no ratio across runs")
  func otherMachine() throws {
    let fast = SyntheticReport.make(seed: 1, times: [1_000_000, 525_000, 520_000])
    let run = try compare(try file("A.json"), try file("B.json", fast))
    #expect(run.output.components(separatedBy: "same within 2.0 %").count == 3)
  }

  @Test("three reports: each line names its file")
  func threeReports() throws {
    let run = try compare(
      try file("A.json"), try file("B.json"), try file("C.json", slowed(by: 1.1)))
    #expect(run.output.contains("task-group (B)") && run.output.contains("task-group (C)"))
  }

  @Test("the gate closes on a slowdown in both sets of launches, and on nothing less")
  func gate() throws {
    let base = try file("A.json")
    let both = try compare(base, try file("B.json", slowed(by: 1.1)), "--gate")
    #expect(both.status == 1)
    #expect(both.output.contains("Gate: closed."))
    #expect(both.output.contains("both sets of launches: task-group."))
    let one = try compare(base, try file("C.json", slowed(by: 1.1, launches: [1, 3])), "--gate")
    #expect(one.status == 0 && one.output.contains("Gate: open."))
    let none = try compare(base, base, "--gate")
    #expect(none.status == 0 && none.output.contains("Gate: open."))
    let withoutGate = try compare(base, try file("D.json", slowed(by: 1.1)))
    #expect(withoutGate.status == 0)
  }

  @Test("the gate says when there are too few launches for it")
  func gateNeedsLaunches() throws {
    let run = try compare(try file("A.json", SyntheticReport.make(launches: 1)), "--gate")
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.error.contains("at least two launches"))
  }

  @Test("--threshold moves the border between same and slower")
  func threshold() throws {
    let (a, b) = (try file("A.json"), try file("B.json", slowed(by: 1.08)))
    #expect(try compare(a, b, "--threshold", "20%").output.contains("same within 20 %"))
    #expect(try compare(a, b, "--threshold", "2%").output.contains("slower"))
  }

  @Test("piped text has no colour; --plain is ASCII; lines keep to the width")
  func plain() throws {
    let path = try file("A.json")
    let piped = try compare(path)
    #expect(!piped.output.contains("\u{1B}"))
    for line in piped.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    let plain = try compare(path, "--plain", "--width", "60")
    #expect(!plain.output.contains { !$0.isASCII } && plain.output.contains("o"))
    for line in plain.output.split(separator: "\n") { #expect(line.count <= 60, "\(line)") }
  }

  @Test("doubtful launches and wrong results are said")
  func cautions() throws {
    var report = SyntheticReport.make()
    report.launches[1].flags = [.foreignLoad, .neverIdle]
    report.launches[0].blocks[0].samples[0].checked = false
    let run = try compare(try file("A.json", report))
    let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("doubtful launches: 2 (foreign-load, never-idle)."))
    #expect(text.contains("1 runs had a wrong result."))
  }

  @Test("JSON, Markdown and JUnit say the same as the text")
  func formats() throws {
    let (a, b) = (try file("A.json"), try file("B.json", slowed(by: 1.2)))
    let json = try compare(a, b, "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    let comparisons = (object as? [String: Any])?["comparisons"] as? [[String: Any]]
    let last = try #require(comparisons?.last)
    #expect(last["pattern"] as? String == "task-group" && last["verdict"] as? String == "slower")
    #expect(try #require(last["low"] as? Double) < (try #require(last["high"] as? Double)))
    let markdown = try compare(a, b, "--format", "markdown")
    #expect(markdown.output.contains("| slower |"))
    let junit = try compare(a, b, "--format", "junit")
    #expect(junit.output.contains("failures=\"1\"") && junit.output.contains("type=\"Slowdown\""))
  }

  @Test("--output writes the whole text to a file and nothing to the terminal")
  func output() throws {
    let path = try file("A.json")
    let target = folder.url.appendingPathComponent("out.md")
    let run = try compare(path, "--format", "markdown", "--output", target.path)
    #expect(run.status == 0 && run.output.isEmpty)
    let shown = try compare(path, "--format", "markdown").output
    #expect(try String(contentsOf: target, encoding: .utf8) == shown)
  }

  @Test("an output that cannot be written is said first, with status 73")
  func outputFails() throws {
    let run = try compare(try file("A.json"), "--output", folder.url.path + "/none/out.txt")
    #expect(run.status == 73 && run.output.isEmpty && run.error.contains("there is no folder"))
  }

  @Test(
    "a wrong command line has status 64, one line, and the nearest word",
    arguments: [
      ([], "name a report"), (["A", "--gat"], "did you mean '--gate'?"),
      (["A", "--format", "junti"], "did you mean 'junit'?"),
      (["A", "--threshold", "2"], "percentage above 0 such as 2%"),
      (["A", "--threshold", "-1%"], "percentage above 0"), (["A", "--width", "5"], "60 to 400"),
      (["A", "B", "--pairs"], "--pairs is for one report"),
      (["A", "--reference", "grup"], "did you mean 'group'?"), (["A", "--open"], "name that file"),
      (["A", "--html", "-", "--format", "json"], "only one result can go to standard output"),
    ] as [([String], String)])
  func usage(words: [String], complaint: String) throws {
    let path = try file("A.json")
    let run = try Command.run("compare", words.map { $0 == "A" || $0 == "B" ? path : $0 })
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.error.hasPrefix("compare: ") && run.error.contains(complaint), "\(run.error)")
    #expect(run.error.filter { $0 == "\n" }.count == 1)
  }

  @Test("a missing file has status 66, a damaged one 65, and both are named")
  func badFiles() throws {
    let missing = try compare(folder.url.path + "/none.json")
    #expect(missing.status == 66 && missing.error.contains("none.json: there is no such file"))
    let path = folder.url.appendingPathComponent("cut.json").path
    let text = try SyntheticReport.make().json()
    try String(text.prefix(2000)).write(toFile: path, atomically: true, encoding: .utf8)
    let cut = try compare(try file("A.json"), path)
    #expect(
      cut.status == 65 && cut.output.isEmpty && cut.error.contains("cut.json: it is truncated"))
  }

  @Test("reports about other work are refused, with what differs")
  func otherWork() throws {
    let base = try file("A.json")
    var other = SyntheticReport.make()
    other.workload.kind = .wait
    var longer = SyntheticReport.make()
    longer.workload.unit = 1_000_000
    for (report, what) in [(other, "the workload is wait, not compute"), (longer, "the unit")] {
      let run = try compare(base, try file("B.json", report))
      #expect(run.status == 65 && run.output.isEmpty)
      #expect(run.error.contains("B.json: it measures different work"))
      #expect(run.error.contains(what), "\(run.error)")
    }
  }

  @Test("--help lists every option and has status 0")
  func help() throws {
    let run = try compare("--help")
    #expect(run.status == 0 && run.error.isEmpty)
    for option in [
      "--reference", "--pairs", "--threshold", "--gate", "--format", "--output", "--plain",
      "--width", "--help",
    ] { #expect(run.output.contains(option)) }
    for status in ["64 for", "65 for", "66 for", "73 if"] { #expect(run.output.contains(status)) }
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }
}

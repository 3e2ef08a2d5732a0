import CommandSupport
import Foundation
import Terminal
import Testing
import Timing

@Suite("compare, given anything")
struct CompareInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let url = folder.url.appending(path: name)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  /// Runs a line of a shell in which `compare` is the command, with two reports A and B.
  private func shell(_ line: String) throws -> Command {
    let report = try SyntheticReport.make().json()
    let environment = [
      "A": try file("A.json", report), "B": try file("B.json", report),
      "compare": Command.products.appending(path: "compare").path,
    ]
    return try Command.run("/bin/bash", ["-c", line], environment: environment)
  }

  @Test("times that no run takes are refused with their place; a factor of a thousand is not")
  func extremes() throws {
    for time in [Double.leastNonzeroMagnitude, 1e-4, 1e19, 1e308] {
      var report = SyntheticReport.make()
      report.launches[1].blocks[2].samples[1].wall = time
      let run = try Command.run("compare", [try file("A.json", try report.json())])
      #expect(
        run.status == 65 && run.error.contains("launches[1].blocks[2].samples[1] has a wall of"))
    }
    for time in [1e-3, 1.0, 1e18] {
      let report = SyntheticReport.make(times: [2e6, time, 1e6])
      let bound = try Command.run("compare", [try file("A.json", try report.json())])
      #expect([0, 65].contains(bound.status), "\(bound.error)")
    }
    let wide = SyntheticReport.make(times: [2e6, 2e9, 2e3])
    let run = try Command.run("compare", [try file("A.json", try wide.json()), "--width", "60"])
    #expect(run.status == 0 && run.output.contains("1/100") && run.output.contains(">"))
    for line in run.output.split(separator: "\n") { #expect(line.columnWidth <= 60, "\(line)") }
    let least = try Command.run(
      "compare", [try file("A.json", try SyntheticReport.make().json()), "--threshold", "1e-300%"])
    #expect(least.status == 0)
  }

  @Test("a pipe and standard input are read like a file")
  func pipes() throws {
    let plain = try shell("\"$compare\" $A $B | sed '1,/^$/d'").output
    for line in [
      "\"$compare\" <(cat $A) <(cat $B)", "\"$compare\" - $B < $A", "cat $B | \"$compare\" $A -",
    ] {
      let run = try shell(line)
      #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
      #expect(run.output.contains("machine") && plain.contains("machine"))
    }
    let both = try shell("\"$compare\" - -  < $A")
    #expect(both.status == 64 && both.error.contains("standard input can be only one"))
    let closed = try shell("\"$compare\" - <&-")
    #expect(closed.status == 66 && closed.error.contains("standard input: it cannot be read"))
  }

  #if os(Linux)
    @Test("a full disk is said, with a status that is not success", arguments: ["text", "json"])
    func full(format: String) throws {
      let run = try shell("\"$compare\" $A --format \(format) > /dev/full")
      #expect(run.status == 73)
      #expect(run.error == "compare: cannot write standard output: No space left on device\n")
    }
  #endif

  @Test("a reader that went away is no fault to speak of")
  func goneReader() throws {
    #expect(try shell("\"$compare\" $A | true").error.isEmpty)
  }

  @Test("a folder, a file without a report, too large and too deep ones")
  func otherFiles() throws {
    let huge = try file("huge.json", "{")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: huge))
    try handle.truncate(atOffset: 1 << 29)
    try handle.close()
    let deep = try file("deep.json", "{\"kind\":" + String(repeating: "[", count: 100_000))
    let other = try file(
      "other.json",
      try SyntheticReport.make().json().replacing("\"version\":1", with: "\"version\":2"))
    for (path, status, words) in [
      (folder.url.path, 66, "it is a folder, not a report"),
      (huge, 65, "it is larger than 256 MiB"),
      (deep, 65, "more than 512 brackets are open at line 1, column 520"),
      (other, 65, "its version is 2, and this 'compare' reads version 1"),
      ("", 66, "there is no such file"),
    ] as [(String, Int32, String)] {
      let run = try Command.run("compare", [path])
      #expect(run.status == status && run.output.isEmpty)
      #expect(run.error.contains(words), "\(run.error)")
    }
  }

  @Test("wide, combined and hidden characters in names keep the columns and do nothing else")
  func names() throws {
    let report = SyntheticReport.make(
      names: [("serial", ""), ("表表e\u{301}😀", ""), ("\u{1B}[31m\u{202E}\u{9B}x\ny", "")])
    let path = try file("A.json", try report.json())
    let run = try Command.run("compare", [path, "--pairs"])
    #expect(run.status == 0)
    for scalar in run.output.unicodeScalars where scalar != "\n" {
      #expect(![.control, .format].contains(scalar.properties.generalCategory), "\(scalar.value)")
    }
    #expect(run.output.contains("\\u{1B}[31m\\u{202E}\\u{009B}x y"))
    // The bars are below one another.
    let bars = run.output.split(separator: "\n").compactMap { line in
      line.firstIndex { "│┼".contains($0) }.map { line[..<$0].columnWidth }
    }
    #expect(bars.count >= 2 && Set(bars).count == 1, "\(run.output)")
    let plain = try Command.run("compare", [path, "--plain"])
    #expect(plain.status == 0 && plain.output.allSatisfy(\.isASCII))
    for format in ["markdown", "json", "junit"] {
      #expect(try Command.run("compare", [path, path, "--format", format]).status == 0)
    }
  }

  @Test("each drawing has an axis with its ends and says that it is logarithmic")
  func axes() throws {
    let path = try file("A.json", try SyntheticReport.make().json())
    for (words, edge) in [
      ([path], "2"), ([path, path], "1.05"), ([path, "--pairs"], "2"),
      ([path, "--width", "60"], "2"),
    ] {
      let lines = try Command.run("compare", words).output.split(separator: "\n")
      let axis = try #require(lines.firstIndex { $0.contains("├───────┼───────┤") })
      let numbers = lines[axis - 1]
      #expect(numbers.contains("1/\(edge) ") && numbers.contains("log scale"), "\(numbers)")
      #expect(numbers.contains("ratio [interval]"))
    }
  }
}

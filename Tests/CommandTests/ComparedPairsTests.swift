import CommandSupport
import Foundation
import Testing
import Timing

@Suite("compare, given two reports that differ in one thing")
struct ComparedPairsTests {
  /// A report and the same with one thing changed, and what is said of the two.
  struct Pair: Sendable, CustomTestStringConvertible {
    let name: String
    /// What has to be said in the text.
    let says: [String]
    /// The doubts of every verdict.
    var doubts: [String] = []
    /// The kind of the caution.
    var caution: String?
    /// The verdict on both patterns.
    var verdict = "same"
    let edit: @Sendable (inout Report) -> Void
    var testDescription: String { name }
  }

  /// Changes every sample.
  private static func eachSample(
    of report: inout Report, _ change: (inout Report.Sample, _ pattern: Int) -> Void
  ) {
    for launch in report.launches.indices {
      for block in report.launches[launch].blocks.indices {
        for pattern in report.patterns.indices {
          change(&report.launches[launch].blocks[block].samples[pattern], pattern)
        }
      }
    }
  }

  static let pairs: [Pair] = [
    Pair(
      name: "machine",
      says: ["B was measured on another machine than A", "Z80 in B", "the machine differs"],
      doubts: ["machine"], caution: "other-machine"
    ) { $0.machine.cpu = "Z80" },
    Pair(
      name: "cores", says: ["another machine", "(cores: 2 in A, 4 in B)", "cores 2 in A; 4 in B"],
      doubts: ["machine"], caution: "other-machine"
    ) { $0.machine.cores = 4 },
    Pair(
      name: "system",
      says: ["B was measured on another system than A (system: Linux 1 in A, Linux 2 in B)"],
      doubts: ["system"], caution: "other-system"
    ) { $0.machine.os = "Linux 2" },
    Pair(
      name: "toolchain",
      says: ["another toolchain than A (toolchain: Swift 6.3 in A, Swift 6.4 in B)"],
      doubts: ["toolchain"], caution: "other-toolchain"
    ) { $0.toolchain = "6.4" },
    Pair(
      name: "build", says: ["in another way than A (build: release in A, optimised in B)"],
      doubts: ["build"], caution: "other-build"
    ) { $0.build = .optimised },
    Pair(name: "commit", says: ["commit 1a2b3c4d5e with changes in A; ffffffffff in B"]) {
      $0.commit = .init(hash: String(repeating: "f", count: 40), dirty: false)
    },
    Pair(
      name: "date",
      says: ["date 2026-11-21T05:00:00Z in A; 2026-11-20T05:00:00Z in B", "before A"],
      caution: "older"
    ) { $0.date = "2026-11-20T05:00:00Z" },
    Pair(
      name: "reference 10 % faster",
      says: [
        "The reference 'serial' itself", "ratio of 1.111 here", "slower, but the reference differs",
      ],
      doubts: ["reference"], caution: "reference-changed", verdict: "slower"
    ) { eachSample(of: &$0) { if $1 == 0 { $0.wall *= 0.9 } } },
    Pair(
      name: "width of the pool",
      says: ["group had 2 tasks at once in A and 3 in B", "not judged: another number of tasks"],
      caution: "pool-width-differs", verdict: "pool-width-differs"
    ) { eachSample(of: &$0) { if $1 > 0 { ($0.peak, $0.wall) = (3, $0.wall * 0.7) } } },
    Pair(
      name: "settings", says: ["other settings than A (warm-up: 20 runs in A, 3 runs in B)"],
      doubts: ["settings"], caution: "other-settings"
    ) { for launch in $0.launches.indices { $0.launches[launch].warmUp = 3 } },
    Pair(name: "nothing", says: ["B holds the same report as A"], caution: "same-report") { _ in },
  ]

  private func files(_ edit: (inout Report) -> Void) throws -> (TemporaryFolder, [String]) {
    let folder = try TemporaryFolder()
    var report = SyntheticReport.make()
    var paths: [String] = []
    for name in ["A", "B"] {
      let url = folder.url.appending(path: "\(name).json")
      try report.json().write(to: url, atomically: true, encoding: .utf8)
      paths.append(url.path)
      edit(&report)
    }
    return (folder, paths)
  }

  @Test("each says what differs, and no verdict is silent in any format", arguments: pairs)
  func pair(pair: Pair) throws {
    let (folder, files) = try files(pair.edit)
    try withExtendedLifetime(folder) {
      let run = try Command.run("compare", files + ["--gate", "--width", "100"])
      #expect(run.status == (pair.verdict == "slower" ? 1 : 0))
      let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains("See above what else differs") == !pair.doubts.isEmpty)
      for words in pair.says { #expect(text.contains(words), "\(words)\n\n\(run.output)") }

      let json = try Command.run("compare", files + ["--format", "json"])
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      let comparisons = try #require(object["comparisons"] as? [[String: Any]])
      #expect(comparisons.count == 2)
      for comparison in comparisons {
        #expect(comparison["verdict"] as? String == pair.verdict)
        #expect(comparison["doubts"] as? [String] == pair.doubts)
      }
      let cautions = try #require(object["cautions"] as? [[String: String]])
      let kinds = cautions.compactMap { $0["kind"] }
      if let caution = pair.caution { #expect(kinds.contains(caution), "\(kinds)") }

      // Where something is doubtful no test passes, and each reader can see why.
      let junit = try Command.run("compare", files + ["--format", "junit"]).output
      let passed = junit.components(separatedBy: "/>\n").count {
        $0.contains("<testcase") && !$0.contains("<skipped")
      }
      let isClear = pair.doubts.isEmpty && pair.verdict == "same"
      #expect(isClear == (junit.contains("failures=\"0\" errors=\"0\" skipped=\"0\"")), "\(junit)")
      #expect(isClear == (passed == 2), "\(junit)")
      let markdown = try Command.run("compare", files + ["--format", "markdown"]).output
      for caution in cautions {
        let start = String(try #require(caution["text"]).prefix(20))
        #expect(markdown.replacing("\\", with: "").contains(start) && junit.contains("caution: "))
      }
    }
  }

  @Test("twelfth, reports about other work are not compared")
  func workload() throws {
    let (folder, files) = try files { $0.workload.kind = .wait }
    let run = try withExtendedLifetime(folder) { try Command.run("compare", files) }
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(run.error.contains("B.json: it measures different work"))
    #expect(run.error.contains("the workload is wait, not compute"))
  }

  #if os(Linux)
    @Test("green is for verdicts without a doubt", arguments: [true, false])
    func green(isSame: Bool) throws {
      let (folder, files) = try files { report in
        Self.eachSample(of: &report) { sample, pattern in
          if pattern > 0 { sample.wall *= 0.7 }
          if pattern > 0, !isSame { sample.peak = 3 }
        }
      }
      try withExtendedLifetime(folder) {
        let session = try TerminalSession("compare", files, environment: ["NO_COLOR": ""])
        #expect(session.sees("caused"))
        let text = String(decoding: session.output, as: UTF8.self)
        #expect(text.contains("\u{1B}[32m") == isSame)
      }
    }
  #endif

  @Test("a width that the reference had in one run only makes every verdict void")
  func referenceWidth() throws {
    let (folder, files) = try files {
      Self.eachSample(of: &$0) { if $1 == 0 { ($0.peak, $0.wall) = (3, $0.wall * 0.5) } }
    }
    let run = try withExtendedLifetime(folder) {
      try Command.run("compare", files + ["--gate", "--width", "100"])
    }
    #expect(run.status == 0 && !run.output.contains("slower,"))
    let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("Not judged, because the number of tasks at once differs: 2 of 2."))
  }

  @Test("down to one task at a time is the code's doing as well: slower stays slower")
  func toOne() throws {
    let (folder, files) = try files {
      Self.eachSample(of: &$0) { if $1 == 2 { ($0.peak, $0.wall) = (1, $0.wall * 2) } }
    }
    let run = try withExtendedLifetime(folder) {
      try Command.run("compare", files + ["--gate", "--width", "100"])
    }
    #expect(run.status == 1 && run.output.contains("both sets of launches: task-group."))
    #expect(run.output.contains("task-group had 2 tasks at once in A and 1 in B"))
  }
}

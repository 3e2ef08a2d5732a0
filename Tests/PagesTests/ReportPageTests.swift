import CommandSupport
import Foundation
import Pages
import Testing
import Timing

@Suite(
  "The page of a comparison in a real browser", .serialized, .besideOthers,
  .enabled(if: Browser.path != nil, PageFolder.without))
struct ReportPageTests {
  @Test(
    "ratios, intervals, verdicts, samples and identity are those of the command's text and JSON")
  func one() async throws {
    try await aside(.browser) {
      let pages = try ReportFolder()
      let report = pages.disturbed()
      let page = try pages.compare(["A.json": report])
      let tab = try pages.open(page)
      let json = try pages.json(["A.json": report])
      let rows = try #require(json["comparisons"] as? [[String: Any]])
      #expect(rows.count == 2)
      #expect(try tab.count(".ratios tbody tr") == rows.count)
      for (index, row) in rows.enumerated() {
        let text = try tab.text(".ratios tbody tr:nth-child(\(index + 1))")
        for key in ["name", "ratioText", "words", "medianText"] {
          let value = try #require(row[key] as? String)
          #expect(text.contains(value), "\(value)")
          #expect(page.text.contains(value), "\(value)")
        }
      }
      #expect(try tab.text("h1").hasPrefix("Faster than 'serial': "))
      #expect(try tab.text(".cautions").contains("doubtful launches: 3 (foreign-load)"))
      // 10 blocks in each of 4 launches, of which one is disturbed.
      #expect(try tab.count(".samples .sample, .samples .hollow") == 40)
      #expect(try tab.count(".samples .hollow") == 1)
      #expect(try tab.count(".ground.disturbed") == 1)
      #expect(try tab.text("[aria-label=Launches] tbody tr:nth-child(3)").contains("foreign-load"))
      #expect(try tab.text(".identities").contains("A & B <C>"))
      #expect(try tab.text(".about").contains("swift run compare"))
      #expect(try tab.text(".remarks").contains("Launch 3: other processes kept 0.70 cores busy."))
      #expect(try tab.complaints() == [])
    }
  }

  @Test("the axis is true: 1 lies in the band, a ratio where its logarithm is")
  func axis() async throws {
    try await aside(.browser) {
      let pages = try ReportFolder()
      let tab = try pages.open(try pages.compare(["A.json": SyntheticReport.make()]))
      let drawn = try tab.value(
        """
        (() => {
          const { ratios, comparisons, threshold } = JSON.parse(document.querySelector("#data").textContent).document;
          const box = one => document.querySelector(one).getBoundingClientRect();
          const axis = box(".ratios tbody .drawing"), band = box(".ratios .band"), one = box(".ratios .one");
          const dot = box(".ratios .dot");
          const at = value => axis.left + axis.width * Math.log(value / ratios.low) / Math.log(ratios.high / ratios.low);
          const near = (a, b) => Math.abs(a - b) < 1;
          return [near(at(1), one.left), near(at(comparisons[0].ratio), dot.left + dot.width / 2),
            near(at(1 + threshold), band.right), near(at(1 / (1 + threshold)), band.left)].join();
        })()
        """)
      #expect(drawn == "true,true,true,true")
    }
  }

  @Test("keys go from row to row, links lead to one, and a screen reader hears what is seen")
  func keys() async throws {
    try await aside(.browser) {
      let pages = try ReportFolder()
      let page = try pages.compare(["A.json": SyntheticReport.make()])
      let tab = try pages.open(page)
      #expect(try tab.text("[role=status]").hasPrefix("1 of 2 · group"))
      try tab.press("ArrowRight")
      #expect(try tab.text("[role=status]").hasPrefix("2 of 2 · task-group: 0.5"))
      #expect(try tab.value("location.hash") == "#row=2")
      #expect(try tab.text(".detail h2") == "The samples of task-group")
      try tab.press("ArrowRight")
      try tab.press("Home")
      #expect(try tab.value("location.hash") == "#row=1")
      for _ in 0..<2 { try tab.press("Tab") }
      try tab.press("Enter")
      #expect(try tab.text(".ratios [aria-pressed=true]") == "task-group")
      let linked = try pages.open(page, at: "#row=2")
      #expect(try linked.text("[role=status]").hasPrefix("2 of 2"))
      #expect(try pages.open(page, at: "#row=nowhere").text("[role=status]").hasPrefix("1 of 2"))
      let heard = try tab.accessible()
      for (role, name) in [
        ("table", "Ratios"), ("table", "Times"), ("table", "Identities"), ("status", ""),
        ("columnheader", "Verdict"), ("rowheader", "task-group"), ("button", "Next comparison"),
      ] {
        #expect(heard.contains { $0.role == role && ($0.name == name || name.isEmpty) }, "\(name)")
      }
      #expect(try tab.complaints() == [])
    }
  }

  @Test("three reports: both identities, what differs, the first report's samples beside, history")
  func several() async throws {
    try await aside(.browser) {
      let pages = try ReportFolder()
      var slower = SyntheticReport.make(seed: 2, times: [2_000_000, 1_050_000, 1_300_000])
      (slower.seed, slower.machine.cores) = (1, 8)
      let reports = [
        "A.json": SyntheticReport.make(), "B.json": slower, "C.json": pages.disturbed(),
      ]
      let page = try pages.compare(reports, "--gate", status: 1)
      let tab = try pages.open(page, at: "#row=2")
      #expect(try tab.text("h1") == "Slower than in A, but the machine differs: task-group (B).")
      #expect(try tab.text(".gate").hasPrefix("Gate: closed."))
      #expect(try tab.count(".gate .is-wrong") == 1)
      let doubtful = try tab.text(".identities .doubtful")
      #expect(doubtful.contains("cores") && doubtful.contains("differs") && doubtful.contains("8"))
      // Both reports' samples are there, each with its own distribution.
      #expect(try tab.count(".samples .sample, .samples .hollow") == 80)
      #expect(try tab.count(".bars") == 2)
      #expect(try tab.count(".history tbody tr") == 3)
      #expect(try tab.count(".history tbody tr:nth-child(3) .dot") == 3)
      let history = try tab.text(".history tbody tr:nth-child(3)")
      let json = try pages.json(reports)
      let rows = try #require(json["comparisons"] as? [[String: Any]])
      for row in rows where row["pattern"] as? String == "task-group" {
        let ratio = try #require(row["ratioText"] as? String)
        #expect(history.contains(ratio) && page.text.contains(ratio))
      }
      #expect(try tab.complaints() == [])
    }
  }

  @Test(
    "at every width, light and dark, it is whole: nothing is wider than the window, and text is readable",
    arguments: [(1280, false), (1280, true), (390, false), (390, true)])
  func looks(width: Int, isDark: Bool) async throws {
    try await aside(.browser) {
      let pages = try ReportFolder()
      let page = try pages.compare(["A.json": pages.disturbed(), "B.json": SyntheticReport.make()])
      let tab = try pages.open(page, look: .init(width: width, isDark: isDark))
      #expect(try tab.value("document.documentElement.scrollWidth <= \(width)") == "true")
      #expect(try tab.value(Contrast.script) == "")
      try tab.press("ArrowRight")
      #expect(try tab.text("[role=status]").hasPrefix("2 of 2"))
      #expect(try tab.complaints() == [])
    }
  }

  @Test("whatever a pattern, a file or a machine is called, it stays text")
  func hostile() async throws {
    try await aside(.browser) {
      let pages = try ReportFolder()
      let texts = PageTests.hostile.filter { !$0.contains("\u{0}") }
      let report = SyntheticReport.make(
        times: texts.map { _ in 1_000_000 }, names: texts.map { ($0, $0) })
      var other = report
      (other.machine.cpu, other.machine.os, other.toolchain) = (texts[0], texts[8], texts[18])
      let name = "<img src=x onerror=hurt()>\u{202E}.json"
      let tab = try pages.open(try pages.compare(["A.json": report, name: other]))
      #expect(try tab.count(".ratios tbody tr") == texts.count - 1)
      let unseen = "/[\\u202a-\\u202e\\u2066-\\u2069\\u001b\\ufeff]/.test(document.body.innerText)"
      #expect(try tab.value(unseen) == "false")
      #expect(try tab.count("script") == 2)
      #expect(try tab.count("img, iframe, object, svg[onload], title ~ script") == 0)
      try tab.press("End")
      #expect(try tab.text("[role=status]").hasPrefix("\(texts.count - 1) of"))
      #expect(try tab.value("document.documentElement.scrollWidth <= 1280") == "true")
      #expect(try tab.complaints() == [])
    }
  }

  @Test(
    "bench writes the page of what it has measured, also of one pattern, and all else as before")
  func bench() async throws {
    try await aside(.browser) {
      let pages = try ReportFolder()
      let (html, json) = (pages.path("bench.html"), pages.path("bench.json"))
      let short = ["--launches", "1", "--blocks", "1", "--warmup", "0", "--idle-wait", "0s"]
      let run = try Command.run(
        "bench",
        ["serial/a plain loop", "--tasks", "1", "--unit", "10us", "--html", html]
          + ["--format", "json", "--output", json] + short)
      #expect(run.status == 0, "\(run.error)")
      let report = try Report.read(json)
      let median = ReportAnalysis(report).rows[0].median
      let tab = try pages.open((URL(filePath: html), ""))
      #expect(try tab.text("h1").contains("serial' takes "))
      let told = try #require(
        try ReportComparison(measured: report, file: json).answers.first)
      #expect(median > 0 && told.contains("takes"))
      #expect(try tab.text("h1") == told)
      #expect(try tab.count(".ratios") == 0)
      #expect(try tab.count(".times tbody tr") == 1)
      #expect(try tab.text(".about").contains("--seed \(report.seed)"))
      #expect(try tab.complaints() == [])
    }
  }
}

/// Reports and their pages, in a folder that goes with them.
final class ReportFolder: Sendable {
  private let folder: TemporaryFolder
  private let pages: PageFolder

  /// A page that a command wrote, and what it printed.
  typealias Made = (file: URL, text: String)

  init() throws {
    folder = try TemporaryFolder()
    pages = try PageFolder()
  }

  func path(_ name: String) -> String { folder.url.appending(path: name).path }

  /// A report whose third launch was disturbed, and in it the second block.
  func disturbed() -> Report {
    var report = SyntheticReport.make()
    report.launches[2].flags = [.foreignLoad]
    report.launches[2].foreignDuring = 0.7
    report.launches[2].blocks[1].samples[1].contaminated = true
    return report
  }

  private func write(_ reports: [String: Report]) throws -> [String] {
    try reports.sorted { $0.key < $1.key }.map { name, report in
      try Data(report.json().utf8).write(to: URL(filePath: path(name)))
      return path(name)
    }
  }

  /// Has `compare` write the page of some reports, in the order of their names.
  func compare(_ reports: [String: Report], _ words: String..., status: Int32 = 0) throws -> Made {
    let html = path("page.html")
    let run = try Command.run(
      "compare", write(reports) + ["--html", html, "--width", "200"] + words)
    #expect(run.status == status && run.error.isEmpty, "\(run.error)")
    return (URL(filePath: html), run.output)
  }

  /// What `compare --format json` says of them.
  func json(_ reports: [String: Report]) throws -> [String: Any] {
    let run = try Command.run("compare", write(reports) + ["--format", "json"])
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(value as? [String: Any])
  }

  func open(_ made: Made, at link: String = "", look: BrowserTab.Look = .init()) throws
    -> BrowserTab
  {
    try pages.open(made.file, at: link, look: look)
  }
}

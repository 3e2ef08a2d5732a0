import CommandSupport
import Foundation
import Testing
import Timeline

@Suite(
  "The page of a pattern's run, in a real browser", .serialized, .besideOthers,
  .enabled(if: Browser.path != nil, PageFolder.without))
struct TimelinePageTests {
  private static let quick = ["--unit", "2ms", "--seed", "3"]

  /// Runs `demo PATTERN --html` and opens the page.
  private static func demo(
    _ pattern: String, in pages: PageFolder, look: BrowserTab.Look = .init()
  ) throws -> BrowserTab {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "\(pattern).html")
    let run = try Command.run("demo", [pattern, "--html", file.path] + Self.quick)
    #expect(run.status == 0 && run.error.isEmpty, "\(pattern): \(run.error)")
    return try pages.open(file, look: look)
  }

  @Test(
    "the sentence, the parts, the figures and their meaning are there, also for a screen reader")
  func opens() async throws {
    try await aside(.browser) {
      let tab = try Self.demo("group", in: PageFolder())
      #expect(try tab.text("h1").contains("art"))
      #expect(try tab.count(".part") == 3)
      #expect(try tab.text(".figures").contains("first start to last end"))
      #expect(try tab.text(".figures").contains("noticed late by"))
      #expect(try tab.text(".source").contains("waitInsideTheLoop"))
      #expect(try tab.text(".further").contains("swift run grade run enter-and-leave"))
      #expect(try tab.text(".about").contains("swift run demo group --seed 3 --unit 2ms"))
      let words = try tab.accessible()
      for role in ["heading", "table", "status", "main", "button", "image"] {
        #expect(words.contains { $0.role == role }, "\(role)")
      }
      for name in [
        "Timelines of all parts", "Source", "Figures", "main, thread", "Zoom in", "Next bar",
      ] {
        #expect(words.contains { $0.name == name }, "\(name)")
      }
      #expect(
        words.contains { $0.role == "image" && $0.name.hasPrefix("main waits for the group") })
      #expect(try tab.complaints() == [])
    }
  }

  @Test("patterns of each kind show their page without a complaint")
  func patterns() async throws {
    try await aside(.browser) {
      let pages = try PageFolder()
      for pattern in ["serial", "barrier", "actor", "async-stream", "deferred-work"] {
        let tab = try Self.demo(pattern, in: pages)
        #expect(try tab.count(".part") >= 2, "\(pattern)")
        try tab.press("ArrowRight")
        #expect(try tab.text("[role=status]").contains("Part "), "\(pattern)")
        #expect(try tab.complaints() == [], "\(pattern)")
      }
    }
  }

  @Test("keys walk over bars and lanes; the sentence says what each bar is, and its line is marked")
  func keys() async throws {
    try await aside(.browser) {
      let tab = try LessonSample.loop().open()
      func sentence() throws -> String { try tab.text("[role=status]") }
      #expect(try sentence().hasPrefix("main waits for the task: 50.0 ms, from 0 to 50.0 ms."))
      #expect(
        try sentence().contains("Last to end before that: task 1 on worker 1, 1.00 ms earlier."))
      #expect(try tab.text(".lines .now .number") == "9")
      try tab.press("ArrowRight")
      #expect(try sentence().hasPrefix("main is free for work"))
      try tab.press("ArrowDown")
      #expect(try sentence().hasPrefix("worker 1 works on task 2"))
      #expect(
        try sentence().contains(
          "Started by main at 50.0 ms; it needs task 1, done at 49.0 ms; it began 10.0 ms"))
      #expect(try sentence().contains("Its line is not known."))
      #expect(try tab.count(".lines .now") == 0)
      try tab.press("Home")
      #expect(try sentence().hasPrefix("worker 1 works on task 1"))
      #expect(try sentence().contains("Started by main at 0; it began 10.0 ms later."))
      #expect(try tab.count(".front path") == 1)
      try tab.press("ArrowDown")
      #expect(try sentence().contains("Part 2, bar 1 of 2."))
      #expect(try tab.text(".said h3") == "What part 2 says")
      #expect(try tab.value("location.hash") == "#bar=2.1")
      #expect(try tab.complaints() == [])
    }
  }

  @Test(
    "the axis begins where the first task was handed out, also if nothing was seen before it began")
  func early() async throws {
    try await aside(.browser) {
      var sample = LessonSample()
      sample.sources = [["file": "Sources/Early.swift", "text": "let parts = []"]]
      try sample.add(
        "early",
        Timeline(
          lanes: [
            .init(id: 0, kind: .thread, name: "main"), .init(id: 1, kind: .thread, name: "w"),
          ],
          spans: [
            .init(
              lane: 1, activity: .working, label: "task 1", start: 10_000_000, end: 20_000_000,
              task: 1)
          ], links: [.init(from: 0, sent: 0, to: 1, received: 10_000_000, task: 1)]))
      let sentence = try sample.open().text("[role=status]")
      #expect(sentence.hasPrefix("w works on task 1: 10.0 ms, from 10.0 ms to 20.0 ms."))
      #expect(sentence.contains("Started by main at 0; it began 10.0 ms later."))
    }
  }

  @Test("a link leads to a bar, and one that leads nowhere does no harm")
  func links() async throws {
    try await aside(.browser) {
      let sample = try LessonSample.loop()
      #expect(try sample.open(at: "#bar=2.2").text("[role=status]").contains("Part 2, bar 2 of 2."))
      let lost = try sample.open(at: "#bar=9.9&compare=1.1")
      #expect(try lost.text("[role=status]").contains("Part 1, bar 1 of 4."))
      #expect(try lost.complaints() == [])
    }
  }

  @Test("zooming changes the axis, and Escape shows all of it again")
  func zoom() async throws {
    try await aside(.browser) {
      let tab = try LessonSample.loop().open()
      let whole = try tab.text(".axis")
      #expect(whole.hasPrefix("0") && whole.contains("100 ms"))
      try tab.press("+")
      try tab.press("+")
      #expect(try tab.text(".axis") != whole)
      #expect(try tab.text(".zoomed") == "Zoom × 4.0")
      #expect(
        try tab.value(
          "document.querySelector('.scroller').scrollWidth > document.querySelector('.scroller').clientWidth"
        ) == "true")
      try tab.press("Escape")
      #expect(try tab.text(".axis") == whole)
      try tab.press("-")
      #expect(try tab.text(".zoomed") == "The whole axis")
      #expect(try tab.complaints() == [])
    }
  }

  @Test("a mistake is told with words, and shown beside its repair with the lines that differ")
  func mistake() async throws {
    try await aside(.browser) {
      let tab = try LessonSample.loop().open()
      #expect(try tab.text(".part:nth-of-type(1) .fault") == "It takes longer than it has to.")
      #expect(try tab.count(".fault .sign") == 1)
      #expect(
        try tab.text(".part:nth-of-type(1) .took").contains("the shortest with the same work"))
      #expect(try tab.text(".said").contains("✗ loses something"))
      try tab.click(".wrong-line button")
      #expect(try tab.count(".column") == 2 && tab.count(".part") == 2)
      #expect(try tab.value("location.hash") == "#compare=1.2&bar=1.1")
      let only = try tab.value(
        "[...document.querySelectorAll('.column:first-child .only')].map(one => one.textContent).join()"
      )
      #expect(only.contains("only in part 1: 9  ") && only.contains("func each"))
      #expect(!only.contains("chore.perform"))
      try tab.press("ArrowDown")
      #expect(try tab.text(".column:first-child .now .number") == "8")
      try tab.press("Escape")
      #expect(try tab.count(".column") == 0)
      try tab.press("c")
      #expect(try tab.count(".column") == 2)
      #expect(try tab.complaints() == [])
    }
  }

  @Test(
    "at every width, light and dark, it is whole: nothing is wider than the window, and text is readable",
    arguments: [(1280, false), (1280, true), (390, false), (390, true)])
  func looks(width: Int, isDark: Bool) async throws {
    try await aside(.browser) {
      let look = BrowserTab.Look(width: width, isDark: isDark)
      let tab = try LessonSample.loop().open(look: look)
      for key in ["ArrowRight", "c", "Escape"] {
        #expect(try tab.value("document.documentElement.scrollWidth <= \(width)") == "true")
        #expect(try tab.value(Contrast.script) == "", "before \(key)")
        try tab.press(key)
      }
      #expect(try tab.complaints() == [])
    }
  }

  @Test("a file that is not there is told")
  func noSource() async throws {
    try await aside(.browser) {
      var sample = try LessonSample.loop()
      sample.sources = [["file": "Sources/Loop.swift"]]
      let tab = try sample.open()
      #expect(try tab.text(".source").contains("Sources/Loop.swift was not there"))
      try tab.press("c")
      #expect(try tab.count(".column") == 2)
      #expect(try tab.complaints() == [])
    }
  }
}

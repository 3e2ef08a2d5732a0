import CommandSupport
import Foundation
import Testing

@Suite(
  "The page of a person's own program, in a real browser", .serialized, .besideOthers,
  .enabled(if: Browser.path != nil, PageFolder.without))
struct RecordingPageTests {
  /// Two files: one hands work to a serial queue, the other to a thread.
  private static let files = [
    "main.swift": """
    import Dispatch
    let line = DispatchQueue(label: "line")
    let group = DispatchGroup()
    for _ in 1...2 {
      line.async(group: group) { rest() }
    }
    group.wait()
    alone()
    print("</script><b>done</b>")
    """,
    "Other.swift": """
    import Foundation
    func rest() { Thread.sleep(forTimeInterval: 0.02) }
    func alone() {
      let ended = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        rest()
        ended.signal()
      }
      ended.wait()
    }
    """,
  ]

  @Test(
    "how it ended, rows of threads and queues, and the line that handed over the work of a bar",
    arguments: [1280, 390])
  func opens(width: Int) async throws {
    try await aside(.browser) {
      let folder = try TemporaryFolder()
      for (name, text) in Self.files {
        try text.write(to: folder.url.appending(path: name), atomically: true, encoding: .utf8)
      }
      let run = try Command.run(
        "demo", ["main.swift", "Other.swift", "--html", "page.html"], in: folder.url)
      #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
      let pages = try PageFolder()
      let tab = try pages.open(
        folder.url.appending(path: "page.html"),
        look: BrowserTab.Look(width: width, isDark: width < 500))
      #expect(try tab.text("h1").hasPrefix("main.swift ended with status 0 after "))
      #expect(try tab.count(".part") == 1 && tab.count(".figures, .further") == 0)
      #expect(try tab.text(".said").contains("main starts line 1 and line 2 (line 5)"))
      #expect(
        try tab.text(".about").contains("swift run demo main.swift Other.swift --html page.html"))
      #expect(try tab.text(".about").contains("Not recorded: waits under 10 us"))
      #expect(try tab.count(".source .lines") == 2)
      // From bar to bar: each is told, and that of a work marks the line that handed it over.
      var told: [String] = []
      var lines: Set<String> = []
      for _ in 0..<3 {
        for key in ["Home", "ArrowRight", "ArrowRight"] {
          try tab.press(key)
          let sentence = try tab.text("[role=status]")
          told.append(sentence)
          guard sentence.contains("works on line ") else { continue }
          #expect(sentence.contains("Line 5 of main.swift."))
          lines.insert(try tab.text(".lines .now .number"))
        }
        try tab.press("ArrowDown")
      }
      #expect(told.contains { $0.hasPrefix("main waits for a group: ") })
      #expect(lines == ["5"])
      #expect(try tab.value("document.documentElement.scrollWidth <= \(width)") == "true")
      #expect(try tab.value(Contrast.script) == "")
      #expect(try tab.complaints() == [])
    }
  }
}

import CommandSupport
import Foundation
import Testing

@Suite(
  "The story of a check in a real browser", .serialized, .besideOthers,
  .enabled(if: Browser.path != nil, PageFolder.without))
struct StoryPageTests {
  private static let race = "benchmarks/lost-update-2.swift"

  @Test("the answer, why, what to try and all outcomes are on the page, also for a screen reader")
  func answer() async throws {
    try await aside(.browser) {
      let tab = try PageFolder().check(Self.race)
      #expect(try tab.text("h1").hasPrefix("Wrong: data race on line 11 and line 12"))
      #expect(try tab.text(".told").contains("What to try"))
      #expect(try tab.count(".outcomes tr") == 2)
      #expect(try tab.text(".about").contains("--html"))
      let words = try tab.accessible()
      for role in ["heading", "table", "slider", "status", "tablist", "list", "button"] {
        #expect(words.contains { $0.role == role }, "\(role)")
      }
      for name in ["Next step", "Step", "Shared variables", "Source", "What each lane does"] {
        #expect(words.contains { $0.name == name }, "\(name)")
      }
      #expect(try tab.complaints() == [])
    }
  }

  @Test("keys step through it: the live region reads each step, values and lanes follow")
  func steps() async throws {
    try await aside(.browser) {
      let tab = try PageFolder().check(Self.race)
      let count = try tab.count(".row")
      #expect(try tab.text("[role=status]").hasPrefix("Step 1 of \(count)"))
      var told: Set<String> = []
      for step in 2...count {
        try tab.press("ArrowRight")
        #expect(try tab.count(".row[aria-current=step]") == 1)
        let sentence = try tab.text("[role=status]")
        #expect(sentence.hasPrefix("Step \(step) of \(count)"))
        told.insert(sentence)
      }
      #expect(told.count == count - 1)
      #expect(
        told.contains { $0.contains("writes 1 to counter") && $0.contains("It races with step") })
      // Both have added, and one addition is lost.
      #expect(try tab.text(".state").contains("counter1"))
      #expect(try tab.count(".block s") == 1)
      try tab.press("Home")
      #expect(try tab.text("[role=status]").hasPrefix("Step 1 of"))
      try tab.press("w")
      #expect(try tab.text("[role=status]").contains("It races with step"))
      #expect(try tab.count(".join path") == 1)
      try tab.press("End")
      #expect(try tab.value("location.hash") == "#finding=1&step=\(count)")
      #expect(try tab.complaints() == [])
    }
  }

  @Test("an outcome shows its own execution, and a link leads to its step")
  func outcomes() async throws {
    try await aside(.browser) {
      let folder = try PageFolder()
      let tab = try folder.check(Self.race, at: "#outcome=2&step=3")
      #expect(try tab.text("[role=status]").hasPrefix("Step 3 of"))
      #expect(try tab.text(".outcomes button[aria-pressed=true]") == "shown below")
      let second = try tab.text(".told")
      try tab.click(".outcomes tr:nth-child(1) button")
      #expect(try tab.text("[role=status]").hasPrefix("Step 1 of"))
      #expect(try tab.value("location.hash") == "#outcome=1&step=1")
      #expect(try tab.text(".told") != second)
      try tab.press("End")
      #expect(try tab.text(".state pre") == tab.text(".outcomes tr:nth-child(1) code") + "\n")
      try tab.click(".outcomes tr:nth-child(2) button")
      try tab.press("End")
      #expect(try tab.text(".state pre") == tab.text(".outcomes tr:nth-child(2) code") + "\n")
      #expect(try tab.complaints() == [])
    }
  }

  @Test("it plays until the end by itself, and stops there")
  func plays() async throws {
    try await aside(.browser) {
      let tab = try PageFolder().check(Self.race)
      try tab.press("space")
      #expect(try tab.count("[aria-label=Pause]") == 1)
      try tab.call("Emulation.setVirtualTimePolicy", ["policy": "advance", "budget": 60_000])
      try tab.wait(for: "Emulation.virtualTimeBudgetExpired")
      #expect(try tab.count("[aria-label=Play]") == 1)
      #expect(try tab.count(".row.ahead") == 0)
      #expect(try tab.complaints() == [])
    }
  }

  @Test("who holds a lock and who waits for it is told, and what never goes on")
  func deadlock() async throws {
    try await aside(.browser) {
      let tab = try PageFolder().check(
        "benchmarks/two-lock-deadlock.swift", at: "#finding=1&step=99")
      let state = try tab.text(".state")
      #expect(state.contains("held by") && state.contains("waits"))
      #expect(try tab.count(".head.is-stuck") >= 2)
      #expect(try tab.text("[role=status]").contains("waits forever"))
      #expect(try tab.complaints() == [])
    }
  }

  @Test(
    "at every width, light and dark, it is whole: nothing is wider than the window, and text is readable",
    arguments: [(1280, false), (1280, true), (390, false), (390, true)])
  func looks(width: Int, isDark: Bool) async throws {
    try await aside(.browser) {
      let look = BrowserTab.Look(width: width, isDark: isDark)
      let tab = try PageFolder().check(Self.race, at: "#finding=1&step=4", look: look)
      #expect(try tab.value("document.documentElement.scrollWidth <= \(width)") == "true")
      #expect(try tab.value(Contrast.script) == "")
      try tab.press("ArrowRight")
      #expect(try tab.text("[role=status]").hasPrefix("Step 5 of"))
      #expect(try tab.complaints() == [])
    }
  }
}

/// Finds text that is hard to read.
enum Contrast {
  /// JavaScript that lists the texts with a contrast below 4.5 to 1; `Scripts/check-pages` uses it as well.
  static var script: String {
    get throws {
      let scripts = PageFolder.programs.deletingLastPathComponent().deletingLastPathComponent()
      return try String(
        contentsOf: scripts.appending(path: "Scripts/support/contrast.js"), encoding: .utf8)
    }
  }
}

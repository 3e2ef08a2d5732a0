import CommandSupport
import Foundation
import Testing

@Suite(
  "You are the scheduler, in a real browser", .serialized, .besideOthers,
  .enabled(if: Browser.path != nil, PageFolder.without))
struct GamePageTests {
  private static let race = "benchmarks/lost-update-2.swift"

  @Test(
    "chosen by keys, it breaks; outcomes are collected, and the end gives the command that replays it"
  )
  func breaks() async throws {
    try await aside(.browser) {
      let tab = try PageFolder().check(Self.race, at: "#play=0")
      #expect(try tab.text(".progress").contains("Found 0 of 2 outcomes"))
      try Self.follow(hints: tab)
      #expect(try tab.text("[role=status]").contains("It breaks"))
      #expect(try tab.text(".progress").contains("Found 1 of 2 outcomes"))
      let command = try tab.text("[aria-label='The command that runs it again']")
      #expect(command.contains(" --replay "))
      // Undone and chosen otherwise, it ends well at some time.
      try tab.press("r")
      while try tab.count(".head button") > 0 { try tab.click(".head button.first, .head button") }
      #expect(try tab.text(".progress").contains("Found 2 of 2 outcomes"))
      try tab.press("u")
      #expect(try tab.count(".head button") > 0)
      #expect(try tab.complaints() == [])
    }
  }

  /// Asks for hints, and does what they say, until the end.
  static func follow(hints tab: BrowserTab) throws {
    for _ in 0..<40 where try tab.count(".head button") > 0 {
      try tab.press("h")
      try tab.press("h")
      let said = try tab.text("[role=status]")
      let number = try #require(said.firstMatch(of: /\((\d+)\)\.$/), "\(said)").1
      try tab.press(String(number))
    }
  }

  @Test("the command at an end runs the same again: the executable prints what the page said")
  func replays() async throws {
    try await aside(.browser) {
      let folder = try PageFolder()
      let tab = try folder.check(Self.race, at: "#play=0")
      try Self.follow(hints: tab)
      let printed = try #require(try tab.text("[role=status]").firstMatch(of: /prints "(.*?)"/)).1
      let command = try tab.value(
        "[...document.querySelectorAll('pre.command')].find(one => one.getClientRects().length).textContent"
      )
      let schedule = try #require(command.firstMatch(of: /--replay (\S+)/)).1
      let path = PageFolder.programs.appending(path: Self.race).path
      let run = try Command.run("check", [path, "--replay", String(schedule), "--width", "100"])
      #expect(run.status == 1 && run.output.contains("It prints:\n  \(printed)"))
    }
  }

  @Test(
    "who holds what is told between the choices, and a link leads back to one",
    arguments: [1280, 390])
  func locks(width: Int) async throws {
    try await aside(.browser) {
      let look = BrowserTab.Look(width: width, isDark: width < 500)
      let tab = try PageFolder().check(
        "benchmarks/two-lock-deadlock.swift", at: "#play=0", look: look)
      try Self.follow(hints: tab)
      #expect(try tab.text(".state").contains("held by"))
      #expect(try tab.text("[aria-label='How it ended']").contains("It breaks"))
      #expect(try tab.value("document.documentElement.scrollWidth <= \(width)") == "true")
      #expect(try tab.value("/^#play=\\d+(\\.\\d+)*$/.test(location.hash)") == "true")
      #expect(try tab.value(Contrast.script) == "")
      #expect(try tab.complaints() == [])
    }
  }

  @Test("where there are too many executions, the page says so")
  func tooMany() async throws {
    try await aside(.browser) {
      let tab = try PageFolder().check("benchmarks/philosophers-4.swift", at: "#play=0")
      #expect(try tab.text(".why-not").contains("more executions than the 200"))
      #expect(try tab.complaints() == [])
    }
  }
}

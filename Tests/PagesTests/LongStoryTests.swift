import Checking
import CommandSupport
import Exploration
import Foundation
import Testing

@Suite(
  "Long stories, in a real browser", .serialized, .besideOthers,
  .enabled(if: Browser.path != nil, PageFolder.without))
struct LongStoryTests {
  /// A page with a story of so many steps, whose rows are of different heights.
  private static func page(steps: Int, lanes: Int) throws -> String {
    var story = Story(lanes: (0..<lanes).map { .init(name: "task \($0)", kind: .task) }, rows: [])
    story.variables = try JSONDecoder().decode(
      [StoryVariable].self, from: Data(#"[{"name": "total"}]"#.utf8))
    story.rows = (0..<steps).map { number in
      var row = Story.Row(
        lane: number % lanes, text: "total += 1",
        place: Place(file: "a.swift", line: number % 30 + 1, code: "total += 1"), note: "writes")
      let long = String(repeating: " and waits", count: number % 7 * 6)
      row.effects = [
        StoryEffect(.writes, "writes \(number)", variable: 0, value: "\(number)\(long)")
      ]
      return row
    }
    var verdict = Verdict(kind: .findings, executions: 1)
    verdict.findings = [
      Finding(
        kind: .dataRace, headline: "data race", explanation: "", places: [], schedule: "1",
        story: story)
    ]
    verdict.source = [
      SourceText(file: "a.swift", text: String(repeating: "total += 1\n", count: 30))
    ]
    return try CheckPage(verdict, replay: "check").json()
  }

  @Test("2,000 steps of 60 lanes: each key press changes few elements, and the end is reached")
  func long() async throws {
    try await aside(.browser) {
      let tab = try PageFolder().show(Self.page(steps: 2000, lanes: 60))
      #expect(Int(try tab.value("document.querySelectorAll('*').length")) ?? .max < 60_000)
      // How many rows a step touches, which does not depend on the machine.
      let touched = try tab.value(
        """
        new Promise(done => {
          new MutationObserver(list => done(new Set(list.map(one => one.target)).size))
            .observe(document.querySelector('.rows'), {attributes: true, subtree: true});
          document.querySelector('[aria-label="Next step"]').click();
        })
        """)
      #expect(Int(touched) ?? .max <= 4)
      try tab.press("End")
      #expect(try tab.text("[role=status]").hasPrefix("Step 2000 of 2000"))
      #expect(try tab.text(".state .value").hasPrefix("1999"))
      #expect(try tab.complaints() == [])
    }
  }

  @Test(
    "rows that are far away are not laid out, and yet each step is seen where the page says it is")
  func far() async throws {
    try await aside(.browser) {
      let tab = try PageFolder().show(Self.page(steps: 200, lanes: 3), at: "#finding=1&step=90")
      // Two frames later everything that comes into sight has its real height.
      let frames = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
      let isSeen = """
        \(frames).then(() => {
          const [outer, inner] = [".board", ".row.now .block"]
            .map(name => document.querySelector(name).getBoundingClientRect());
          return inner.top >= outer.top && inner.bottom <= outer.bottom;
        })
        """
      #expect(try tab.value(isSeen) == "true")
      let laidOut = """
        [...document.querySelectorAll(".block")]
          .filter(one => one.checkVisibility({contentVisibilityAuto: true})).length
        """
      #expect((1...120).contains(Int(try tab.value(laidOut)) ?? 0))
      for key in ["End", "ArrowLeft", "Home", "ArrowRight", "End"] {
        try tab.press(key)
        #expect(try tab.value(isSeen) == "true", "\(key)")
      }
      try tab.call("Emulation.setEmulatedMedia", ["media": "print"])
      #expect(try tab.value("\(frames).then(() => \(laidOut))") == "200")
      #expect(try tab.complaints() == [])
    }
  }
}

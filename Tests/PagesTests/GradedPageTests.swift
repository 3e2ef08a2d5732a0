import CommandSupport
import Foundation
import Testing

@Suite(
  "The page of a graded exercise, in a real browser", .serialized, .besideOthers,
  .enabled(if: Browser.path != nil, PageFolder.without))
struct GradedPageTests {
  @Test(
    "the grade comes first, with its points and checks; below is how it goes wrong, on the learner's lines"
  )
  func graded() async throws {
    try await aside(.browser) {
      let folder = try TemporaryFolder()
      let file = folder.url.appending(path: "grade.html")
      let json = folder.url.appending(path: "grade.json")
      let root = PageFolder.programs.deletingLastPathComponent().deletingLastPathComponent()
      let run = try Command.run(
        "grade",
        [
          "run", "lost-update", "--work", folder.url.appending(path: "Work").path, "--html",
          file.path, "--json", json.path,
        ], in: root)
      #expect(run.status == 1 && run.output.hasPrefix("Not yet: data race"))
      let tab = try PageFolder().open(file)
      #expect(try tab.text("h1").hasPrefix("Not yet: data race on line 9 (0 of 10 points)"))
      let grade = try JSONSerialization.jsonObject(with: Data(contentsOf: json)) as? [String: Any]
      let items = ["checks", "lines"].compactMap { grade?[$0] as? [Any] }.joined()
      #expect(!items.isEmpty)
      #expect(try tab.count(".items li") == items.count)
      #expect(try tab.text(".about").contains("grade run lost-update"))
      #expect(try tab.text(".told").contains("What to try "))
      try tab.press("w")
      #expect(try tab.text("[role=status]").contains("Line 9"))
      #expect(try tab.count(".lines .fault") == 1)
      // Why each switch happened, the racing accesses joined, the write that is lost struck out, and a link.
      #expect(try tab.text(".reason.preempted").contains("is preempted"))
      #expect(try tab.text("[role=status]").contains("It races with step"))
      #expect(try tab.count(".join path") == 1 && tab.count(".block s") == 1)
      #expect(try tab.value("/^#finding=1&step=\\d+$/.test(location.hash)") == "true")
      #expect(try tab.complaints() == [])
    }
  }

  /// The page of a grading of a text.
  private func page(_ text: String) throws -> BrowserTab {
    let folder = try TemporaryFolder()
    let (file, page) = (folder.url.appending(path: "a.swift"), folder.url.appending(path: "a.html"))
    try text.write(to: file, atomically: true, encoding: .utf8)
    let root = PageFolder.programs.deletingLastPathComponent().deletingLastPathComponent()
    let work = folder.url.appending(path: "Work").path
    _ = try Command.run(
      "grade",
      ["run", "lost-update", "--file", file.path, "--work", work, "--html", page.path], in: root)
    return try PageFolder().open(page)
  }

  @Test("what the compiler says keeps its lines, and nothing is offered that is not there")
  func notBuilt() async throws {
    try await aside(.browser) {
      let tab = try page("final class DownloadCounter {\n  let broken: Missing\n}\n")
      #expect(try tab.text("h1").hasPrefix("Not yet: compiler error"))
      let said = try tab.text("pre.lined")
      let first = "DownloadCounter.swift:2:15: error: cannot find type 'Missing' in scope\n"
      #expect(said.contains(first))
      #expect(said.contains("\n2 |   let broken: Missing\n"))
      #expect(try tab.accessible().allSatisfy { $0.name != "The command that runs it again" })
      #expect(try tab.complaints() == [])
    }
  }

  @Test("findings with one headline say what each is about")
  func told() async throws {
    try await aside(.browser) {
      let tab = try page(
        """
        import Synchronization
        final class DownloadCounter: Sendable {
          private let bytes = Atomic(0)
          func received(_ count: Int) {
            bytes.store(bytes.load(ordering: .relaxed) + count, ordering: .relaxed)
          }
          var total: Int { bytes.load(ordering: .relaxed) }
        }
        """)
      let list = "[...document.querySelectorAll('.findings button')].map(one => one.textContent)"
      let texts = try tab.value("\(list).join('|')").split(separator: "|")
      #expect(texts.count > 1 && Set(texts).count == texts.count, "\(texts)")
      #expect(texts.contains { $0.hasPrefix("Wrong resultIt should be ") }, "\(texts)")
      #expect(try tab.complaints() == [])
    }
  }

  @Test(
    "the first check that goes wrong can be played until it breaks, and the end gives the command that replays it"
  )
  func played() async throws {
    try await aside(.browser) {
      let folder = try TemporaryFolder()
      let file = folder.url.appending(path: "grade.html")
      let root = PageFolder.programs.deletingLastPathComponent().deletingLastPathComponent()
      let work = folder.url.appending(path: "Work").path
      func grade(_ words: String...) throws -> Command {
        try Command.run("grade", ["run", "lost-update", "--work", work] + words, in: root)
      }
      _ = try grade("--html", file.path)
      let tab = try PageFolder().open(file, at: "#play=0")
      #expect(
        try tab.text("#view").contains(
          "The check A reader in the middle sees what has arrived so far."))
      try GamePageTests.follow(hints: tab)
      #expect(try tab.text("[role=status]").contains("It breaks"))
      let command = try tab.text("[aria-label='How it ended'] pre")
      #expect(command.hasPrefix("swift run grade run lost-update"))
      let schedule = try #require(command.firstMatch(of: /--replay (\S+)/)).1
      let again = try grade("--replay", String(schedule))
      #expect(
        again.status == 1 && again.output.hasPrefix("This execution goes wrong: "),
        "\(again.output)\(again.error)")
      #expect(try tab.complaints() == [])
    }
  }
}

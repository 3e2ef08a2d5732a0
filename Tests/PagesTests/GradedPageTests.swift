import CommandSupport
import Foundation
import Testing

@Suite(
  "The page of a graded exercise, in a real browser", .serialized,
  .enabled(if: Browser.path != nil, PageFolder.without))
struct GradedPageTests {
  @Test(
    "the grade comes first, with its points and checks; below is how it goes wrong, on the learner's lines"
  )
  func graded() async throws {
    try await aside {
      let folder = try TemporaryFolder()
      let file = folder.url.appending(path: "grade.html")
      let root = PageFolder.programs.deletingLastPathComponent().deletingLastPathComponent()
      let run = try Command.run(
        "grade",
        [
          "run", "lost-update", "--work", folder.url.appending(path: "Work").path, "--html",
          file.path,
        ], in: root)
      #expect(run.status == 1 && run.output.hasPrefix("Not yet: data race"))
      let tab = try PageFolder().open(file)
      #expect(try tab.text("h1").hasPrefix("Not yet: data race on line 9 (0 of 10 points)"))
      #expect(try tab.count(".items li") == 9)
      #expect(try tab.text(".about").contains("grade run lost-update"))
      try tab.press("w")
      #expect(try tab.text("[role=status]").contains("Line 9"))
      #expect(try tab.count(".lines .fault") == 1)
      #expect(try tab.complaints() == [])
    }
  }
}

import CommandSupport
import Course
import Foundation
import Pages
import Testing

@Suite(
  "The page of a class in a real browser", .serialized, .besideOthers,
  .enabled(if: Browser.path != nil, PageFolder.without))
struct ClassPageTests {
  private static let course = PageFolder.programs.deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Exercises")

  @Test("a graded class: each cell is what the table says, and opens the story that the file tells")
  func graded() async throws {
    try await aside(.browser) {
      let folder = try TemporaryFolder()
      let exercise = try #require(try Course(folder: Self.course).exercise("lost-update"))
      let (solution, starter) = (try exercise.solutions()[0].text, exercise.starter)
      let hostile = "<img src=x onerror=hurt()> \u{202E}zoe"
      for (learner, text) in [("ada", solution), ("bob's", starter), (hostile, starter)] {
        let home = folder.url.appending(path: "Class/\(learner)/lost-update")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: home.appending(path: exercise.fileName))
      }
      // Foundation has no names that are no text.
      let odd = (folder.url.path + "/Class/").utf8CString.dropLast() + [CChar(-1), 1, 0]
      try #require(mkdir(Array(odd), 0o700) == 0)
      let path = { (name: String) in folder.url.appending(path: name).path }
      let run = try Command.run(
        "grade",
        ["all", "lost-update", "--submissions", path("Class"), "--course", Self.course.path]
          + ["--html", path("class.html"), "--json", path("class.json")])
      #expect(run.status == 1)
      let tab = try PageFolder().open(folder.url.appending(path: "class.html"))

      let table = try String(contentsOfFile: path("Class-graded/table.csv"), encoding: .utf8)
      let rows = table.split(whereSeparator: \.isNewline).dropFirst().map {
        $0.split(separator: ",").map(String.init)
      }
      #expect(rows.count == 4)
      for (index, row) in rows.enumerated() {
        // What a terminal obeys is written out, the same on the page.
        #expect(try tab.text(".class tbody tr:nth-child(\(index + 1)) th bdi") == row[0])
        let shown = try tab.text(".class tbody tr:nth-child(\(index + 1))")
        #expect(shown.hasSuffix("\(row[1])/1\(row[2])/10"), "\(shown)")
      }
      #expect(rows[3][0].hasPrefix("\\xff\\u{"))
      #expect(try tab.text("h1") == "1 of 3 passed; most often wrong: data race (2).")
      #expect(try tab.text(".answer").contains("Not submitted: 1."))
      let json = try JSONSerialization.jsonObject(
        with: Data(contentsOf: folder.url.appending(path: "class.json")))
      let document = try #require(json as? [String: Any])
      #expect(try tab.text("h1") == document["sentence"] as? String)
      #expect(document["version"] as? Int == ClassPage.version)

      // The first that did not pass is open; its story is the one in the learner's own file.
      let own = try String(contentsOfFile: path("Class-graded/bob's.txt"), encoding: .utf8)
      let bob = try #require(rows.firstIndex { $0[0] == "bob's" })
      try tab.click(".class tbody tr:nth-child(\(bob + 1)) .cell")
      #expect(try tab.text("[role=status]").hasPrefix("bob's, lost-update: data race, 0 of 10"))
      #expect(try tab.value("location.hash") == "#cell=\(bob + 1).1")
      let sentence = try tab.text(".sentence-of")
      #expect(sentence.contains("data race on line 9"))
      #expect(own.contains(sentence))
      #expect(try tab.count(".opened .story li.wrong") >= 2)
      for step in 1...(try tab.count(".opened .story li")) {
        // The columns of a terminal break lines, but no names.
        let name = try tab.text(".opened .story li:nth-child(\(step)) pre").prefix(
          while: \.isLetter)
        let isTold = own.contains(name)
        #expect(isTold, "\(name)")
      }
      #expect(try tab.text(".opened table").contains("0/4There is no data race"))
      #expect(try tab.text(".opened .command").hasSuffix("--html lost-update.html --open"))
      #expect(try tab.text(".opened .command").contains("bob'\\''s/lost-update"))
      #expect(try tab.complaints() == [])
      #expect(try tab.count("img") == 0)

      // What the page says can be typed.
      let again = try Command.run(
        "/bin/bash",
        [
          "-c",
          "set -- "
            + tab.text(".opened .command").replacing("swift run grade ", with: "")
            .replacing("--html lost-update.html --open", with: "")
            + "; exec \"$grade\" \"$@\"",
        ], environment: ["grade": Command.products.appending(path: "grade").path])
      #expect(again.status == 1 && again.output.hasPrefix("Not yet: data race on line 9"))
    }
  }

  @Test("keys go from cell to cell and to the next that did not pass; a column tells how many")
  func keys() async throws {
    try await aside(.browser) {
      let document = try InventedClass.document(learners: (1...20).map { "learner \($0)" })
      let folder = try PageFolder()
      let tab = try folder.show(document, kind: .classroom)
      #expect(try tab.value("location.hash") == "")
      #expect(try tab.count(".cell[tabindex='0']") == 1)
      try tab.press("n")
      #expect(try tab.value("document.activeElement.matches('.cell')") == "true")
      let at = try tab.value("location.hash")
      try tab.press("ArrowDown")
      #expect(try tab.value("location.hash") != at)
      try tab.press("ArrowUp")
      #expect(try tab.value("location.hash") == at)
      try tab.press("p")
      try tab.press("Home")
      try tab.press("End")
      #expect(try tab.value("location.hash").hasSuffix(".3"))
      #expect(try tab.count(".cell[tabindex='0']") == 1)
      #expect(try tab.count(".cell[aria-pressed=true]") == 1)
      // 20 learners: 7 race, 6 are stuck, the others pass the second exercise.
      try tab.click(".turned:nth-child(3) button")
      #expect(
        try tab.text("[role=status]")
          == "check-then-act: 7 of 20 passed; 7 of 20: data race; 6 of 20: deadlock.")
      #expect(try tab.value("location.hash") == "#exercise=2")
      #expect(try tab.count(".opened .share:nth-of-type(1) button") == 7)
      try tab.click(".opened .share button")
      #expect(try tab.value("location.hash").hasPrefix("#cell="))
      try tab.click(".legend button")
      let found = try tab.count(".cell.found")
      #expect(try tab.text(".legend .times") == "\(found)")
      let heard = try tab.accessible()
      for (role, name) in [
        ("table", "Class"), ("rowheader", "learner 3"), ("status", ""), ("columnheader", "passed"),
        ("button", "Next that did not pass"),
      ] {
        #expect(heard.contains { $0.role == role && ($0.name == name || name.isEmpty) }, "\(name)")
      }
      #expect(heard.contains { $0.name.hasPrefix("learner 3, ") && $0.name.contains(" points") })
      let linked = try folder.show(document, kind: .classroom, at: "#cell=2.2")
      #expect(try linked.text("[role=status]").hasPrefix("learner 2, "))
      #expect(try folder.show(document, kind: .classroom, at: "#cell=99.0").complaints() == [])
      #expect(try tab.complaints() == [])
    }
  }

  @Test(
    "exercises that nobody has handed in are named, and are no columns; links are of the whole course"
  )
  func unasked() async throws {
    try await aside(.browser) {
      let whole = try InventedClass.document(learners: ["ada", "bob"])
      var document = try #require(
        try JSONSerialization.jsonObject(with: Data(whole.utf8)) as? [String: Any])
      let learners = try #require(document["learners"] as? [[String: Any]])
      document["learners"] = learners.map { learner in
        var learner = learner
        var cells = learner["cells"] as? [[String: Any]] ?? []
        cells[1] = ["state": "missing", "sentence": "Not submitted", "points": 0, "of": 10]
        learner["cells"] = cells
        return learner
      }
      let data = try JSONSerialization.data(withJSONObject: document)
      let text = String(decoding: data, as: UTF8.self)
      let tab = try PageFolder().show(text, kind: .classroom, at: "#cell=2.3")
      #expect(try tab.count(".class thead .turned") == 2)
      #expect(try tab.text("[role=status]").hasPrefix("bob, lock-order: "))
      #expect(
        try tab.text("details")
          == "Nobody has handed in 1 exercise, not in the tablecheck-then-act")
      #expect(try tab.text(".class tbody .sum").hasSuffix("/3"))
      #expect(try tab.complaints() == [])
    }
  }

  @Test("whatever a learner, a line or an outcome is called, it stays text")
  func hostile() async throws {
    try await aside(.browser) {
      let texts = PageTests.hostile
      let tab = try PageFolder().show(
        try InventedClass.document(learners: texts, text: { texts[$0 % texts.count] }),
        kind: .classroom)
      let unseen =
        "/[\\u202a-\\u202e\\u2066-\\u2069\\u0000\\u001b\\ufeff]/.test(document.body.innerText)"
      for row in texts.indices {
        try tab.click(".class tbody tr:nth-child(\(row + 1)) td:nth-child(3) button")
        #expect(try tab.value(unseen) == "false", "\(texts[row].debugDescription)")
      }
      #expect(try tab.count("script") == 2)
      #expect(try tab.count("img, iframe, object, svg[onload], title ~ script") == 0)
      #expect(try tab.value("document.documentElement.scrollWidth <= 1280") == "true")
      #expect(try tab.complaints() == [])
    }
  }

  @Test(
    "at every width, light and dark, it is whole: nothing is wider than the window, and text is readable",
    arguments: [(1280, false), (1280, true), (390, false), (390, true)])
  func looks(width: Int, isDark: Bool) async throws {
    try await aside(.browser) {
      let document = try InventedClass.document(learners: (1...20).map { "learner \($0)" })
      let tab = try PageFolder().show(
        document, kind: .classroom, at: "#cell=1.2", look: .init(width: width, isDark: isDark))
      #expect(try tab.value("document.documentElement.scrollWidth <= \(width)") == "true")
      #expect(try tab.value(Contrast.script) == "")
      try tab.press("n")
      try tab.click(".legend button")
      #expect(try tab.value(Contrast.script) == "")
      try tab.click(".turned button")
      #expect(try tab.value(Contrast.script) == "")
      #expect(try tab.complaints() == [])
    }
  }

  @Test(
    "what cannot be combined is said, with what to do",
    arguments: [
      (["--shard", "1/2", "--html", "a.html"], "give them to the command that merges the parts"),
      (["--open"], "name that file"), (["--html", "-", "--open"], "name that file"),
    ])
  func usage(words: [String], complaint: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Class/ada"), withIntermediateDirectories: true)
    let run = try Command.run(
      "grade",
      ["all", "--submissions", folder.url.appending(path: "Class").path]
        + ["--course", Self.course.path] + words)
    #expect(run.status == 64 && run.error.contains(complaint), "\(run.error)")
  }
}

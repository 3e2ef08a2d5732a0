import Course
import Foundation
import Terminal
import Testing

@Suite("what a learner reads")
struct TextTests {
  /// Kept, since the course's folder goes with it.
  private let sample: SampleCourse
  private let plain = TerminalStyle(hasColour: false, hasUnicode: false, width: 80)
  private let unicode = TerminalStyle(hasColour: false, hasUnicode: true, width: 80)

  init() throws { sample = try SampleCourse() }

  private func list(_ style: TerminalStyle) throws -> String {
    let course = try SampleCourse(["lost-update", "check-then-act", "deadlock", "queue"]).read()
    var progress = CourseProgress()
    progress.note(try .sample("lost-update"), of: "right")
    progress.note(try .sample("check-then-act"), of: "right")
    progress.takeHint(course.exercises[1], of: 3)
    progress.reveal(course.exercises[2])
    progress.takeHint(course.exercises[2], of: 3)
    progress.takeHint(course.exercises[2], of: 3)
    let texts = ["right", "changed", "begun", course.exercises[3].starter]
    return ListText(
      course,
      zip(course.exercises, texts).map { Standing($0, record: progress[$0], text: $1) },
      current: "deadlock", style: style
    ).text
  }

  @Test("the list without Unicode has a word for every sign")
  func plainList() throws {
    #expect(
      try list(plain) == """
        Sample - course
        2 of 4 passed, 20 of 40 points

        1 Chapter one
            1  lost-update     10/10  passed
            2  check-then-act  10/10  passed, changed since, 1 hint
        >   3  deadlock         0/10  begun, you are here, solution seen, 2 hints
            4  queue            0/10  to do

        """)
  }

  @Test("the list with Unicode has signs beside the words")
  func unicodeList() throws {
    #expect(
      try list(unicode) == """
        Sample – course
        ██████████░░░░░░░░░░  2 of 4 passed, 20 of 40 points

        1 Chapter one
            1  lost-update     10/10  ✓ passed
            2  check-then-act  10/10  ✓ passed, changed since, 1 hint
        ▶   3  deadlock         0/10  ◐ begun, you are here, solution seen, 2 hints
            4  queue            0/10  ○ to do

        """)
  }

  @Test("colour adds no information and no width", arguments: [40, 56, 80])
  func width(width: Int) throws {
    for hasUnicode in [false, true] {
      let style = TerminalStyle(hasColour: true, hasUnicode: hasUnicode, width: width)
      let bare = try list(style).replacing(/\u{1B}\[\d+m/, with: "")
      for line in bare.split(separator: "\n") { #expect(line.count <= width) }
      #expect(
        bare == (try list(.init(hasColour: false, hasUnicode: hasUnicode, width: width))))
      #expect(hasUnicode || bare.allSatisfy(\.isASCII))
    }
  }

  @Test("a task's Markdown: headings, paragraphs, lists and code")
  func markdown() {
    let text = """
      # Title

      A paragraph that is longer than the line and has a [link](https://swift.org) in
      it.
      - one
        more
      2. two

      ```swift
      let a = 1  // stays
      ```
      End …
      """
    let style = TerminalStyle(hasColour: false, hasUnicode: false, width: 40)
    #expect(
      MarkdownText(style: style).lines(text) == [
        "Title", "", "A paragraph that is longer than the line",
        "and has a link (https://swift.org) in",
        "it.", "- one more", "2. two", "", "    let a = 1  // stays", "End ...",
      ])
  }

  @Test("hints: those that are asked for, and what remains after the last")
  func hints() throws {
    let exercise = try sample.read().exercises[0]
    let text = TaskText(exercise, path: "Work/lost-update/Counter.swift", .usual, style: plain)
    #expect(try text.hints(2...2) == "Hint 2 of 3\nHint 2 of lost-update.\n")
    #expect(try text.hints(1...3).contains("That was the last hint."))
    #expect(try text.text().contains("Your file: Work/lost-update/Counter.swift"))
  }

  @Test("a command is for the course that the text is about")
  func places() throws {
    let exercise = try sample.read().exercises[0]
    let commands = CourseCommands(course: "Mine")
    let task = TaskText(exercise, path: "Counter.swift", commands, style: plain)
    #expect(try task.hints(1...3).contains("lost-update --reveal --course Mine\n"))
    #expect(try task.hints(1...3).contains("skip --course Mine\n"))
    let after = AfterPassText(exercise, nil, commands, style: plain).text
    #expect(after.contains("swift run grade solution lost-update --course Mine\n"))
  }

  @Test("a comparison is side by side where both fit, and one after the other elsewhere")
  func solutions() throws {
    let exercise = try sample.read().exercises[0]
    func text(_ style: TerminalStyle) throws -> [Substring] {
      try SolutionText(exercise, own: "let mine = 1\n", style: style).text().split(separator: "\n")
    }
    let wide = TerminalStyle(hasColour: false, hasUnicode: true, width: 120)
    #expect(try text(wide).first == "Yours        │ Solution one")
    #expect(try text(wide).dropFirst().first == "let mine = 1 │ // It is one.")
    #expect(
      try text(plain).prefix(4) == [
        "Yours", "let mine = 1", "Solution one", "// It is one.",
      ])
  }

  @Test("the time after a pass is said beside the best and a solution's")
  func afterPass() throws {
    let exercise = try sample.read().exercises[0]
    func first(_ own: Int) -> Substring? {
      let times = PassComparison(own: own, best: 2, reference: 2, referenceName: "one")
      // Behind why it is right.
      return AfterPassText(exercise, times, .usual, style: plain).text.split(separator: "\n")
        .dropFirst()
        .first
    }
    let text = AfterPassText(
      exercise, nil, next: try sample.read().exercises[1], .usual, style: plain
    ).text
    #expect(
      text == """
        Why this is right: It was two. It is one. One is enough.
        Solutions for comparison: swift run grade solution lost-update
          one: It is one.
          sum: It adds up.
        To read:
        - `swift run demo lock`
        The next exercise is 2, check-then-act.

        """)
    #expect(first(2) == "Time in the model: 2 units, as short as it can be.")
    #expect(first(3) == "Time in the model: 3 units; 2 units would be possible.")
  }
}

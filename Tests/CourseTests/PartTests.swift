import Checking
import CommandSupport
import Course
import Foundation
import Terminal
import Testing

@Suite("an exercise in parts, of which each continues the one before")
struct PartTests {
  private let sample: SampleCourse
  private let course: Course
  private var workspace: Workspace { sample.workspace }
  private static let second = SampleCourse.path("second", 2)

  init() throws {
    sample = try SampleCourse(["first", "second", "third", "alone"])
    for (name, before, number) in [("second", "first", 2), ("third", "second", 3)] {
      try sample.continues(name, before, number: number)
    }
    course = try sample.read()
  }

  private func exercise(_ name: String) throws -> Exercise { try course.exercise(meaning: name) }

  private func digests() throws -> [String] {
    let toolchain = try #require(Toolchain())
    for name in ["grade", "reader"] { try sample.write("", to: "bin/\(name)") }
    let executable = sample.folder.url.appending(path: "bin/grade").path
    return try JudgingBasis(course, course.exercises, executable: executable, toolchain: toolchain)
      .exercises.map(\.digest)
  }

  /// What reading the course says, if it cannot be read.
  private func complaint() throws -> String {
    do {
      _ = try sample.read()
      return "it can be read"
    } catch let error as CourseError {
      return error.description
    }
  }

  private func save(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: workspace.file(of: try exercise(name)))
  }

  // MARK: The course

  @Test("each knows which part it is, and is judged by the checks of all before it, in order")
  func reading() throws {
    #expect(course.exercises.map(\.part?.number) == [1, 2, 3, nil])
    #expect(course.exercises.map(\.part?.count) == [3, 3, 3, nil])
    let third = try exercise("third")
    #expect(
      try third.check.map(\.path) == [
        "check/Check.swift", "check/Part2.swift", "check/Part3.swift",
      ])
    #expect(try third.demands.map(\.name) == ["countsToOne", "countsInPart2", "countsInPart3"])
    #expect(try third.demands.map(\.part) == [1, 2, 3])
    #expect(third.home(ofCheck: "check/Part2.swift") == (try exercise("second")).folder)
    #expect(third.home(ofCheck: "check/Part3.swift") == third.folder)
  }

  @Test("it continues an exercise that comes before it, and no two continue the same")
  func unsound() throws {
    try sample.continues("second", "alone", number: 2)
    #expect(
      try complaint() == "second continues 'alone', which is no exercise that comes before it")
    try sample.continues("second", "first", number: 2)
    try sample.continues("third", "first", number: 3)
    #expect(try complaint() == "both second and third continue first")
  }

  @Test(
    "a part that keeps to the rules has no complaints; its starter is a solution of the one before")
  func rules() throws {
    #expect(ExerciseRules(try exercise("second")).complaints == [])
    try sample.write(
      "struct Counter { var value = 7 }\n", to: Self.second + "/starter/Counter.swift")
    try sample.copy(Self.second + "/check/Part2.swift", to: Self.second + "/check/Check.swift")
    try sample.remove(Self.second + "/check/Part2.swift")
    #expect(
      ExerciseRules(try sample.read().exercises[1]).complaints.map(\.sentence) == [
        "a file of its check has the name of one of an earlier part",
        "the starter should be a solution of first, without the line of its approach",
      ])
  }

  @Test("every solution of the part before is graded, and has to fail as the starter does")
  func verification() throws {
    let verification = try Verification(try exercise("second"))
    let reports = try verification.jobs.map { _ in try GradeReport.sample("second") }
    let (results, found) = verification.judge(reports)
    let complaints = found.map(\.sentence)
    #expect(
      results.prefix(4).map(\.path) == [
        "starter/Counter.swift", "../01-first/solutions/one.swift",
        "../01-first/solutions/sum.swift", "solutions/one.swift",
      ])
    #expect(
      complaints.contains("../01-first/solutions/sum.swift should get wrongResult and gets passes"))
  }

  @Test("a class is graded anew when the check of an earlier part has changed")
  func basis() throws {
    let before = try digests()
    try sample.write("func check() {}\n", to: Self.second + "/check/Part2.swift")
    let after = try digests()
    #expect(zip(before, after).map { $0 == $1 } == [true, false, false, true])
  }

  // MARK: The learner

  @Test("a part begins with the learner's own file, once the part before it has passed")
  func unlocking() throws {
    var progress = CourseProgress()
    try workspace.prepare(for: course)
    try workspace.unlock(course, progress)
    let second = try exercise("second")
    #expect(workspace.text(of: second) == nil)
    #expect(
      workspace.submission(of: second).content
        == .missing("it continues the file of first, which has to pass first"))

    try save("mine", "first")
    progress.note(try .sample("first"), of: "mine")
    try workspace.unlock(course, progress)
    #expect(workspace.text(of: second) == "mine")
    #expect(workspace.text(of: try exercise("third")) == nil)

    try save("mine, and more", "second")
    try workspace.unlock(course, progress)
    #expect(workspace.text(of: second) == "mine, and more", "what is there stays")
    #expect(try workspace.reset(second) != nil)
    #expect(workspace.text(of: second) == "mine", "it begins again with the part before")
    #expect(try workspace.reset(second) == nil, "what it begins with is not worth keeping")
  }

  @Test("a locked part is not the next exercise")
  func next() throws {
    var progress = CourseProgress()
    let (first, second) = try (exercise("first"), exercise("second"))
    #expect(progress.next(after: first, in: course)?.name == "alone")
    progress.skip(first, to: try exercise("alone"))
    progress.note(try .sample("alone"), of: "right")
    progress.current = nil
    #expect(progress.current(in: course).name == "first")
    progress.note(try .sample("first"), of: "right")
    #expect(progress.next(after: first, in: course)?.name == "second")
    #expect(progress.isLocked(try exercise("third")) && !progress.isLocked(second))
  }

  @Test("where a learner stands with a part")
  func standing() throws {
    let second = try exercise("second")
    func state(_ text: String?, isLocked: Bool) -> Standing.State {
      Standing(second, record: .init(), text: text, beginning: "mine", isLocked: isLocked).state
    }
    #expect(state(nil, isLocked: true) == .locked)
    #expect(state("mine", isLocked: false) == .untouched)
    #expect(state("mine, and more", isLocked: false) == .begun)
    #expect(state("mine, and more", isLocked: true) == .begun, "a file that is there can be graded")
  }

  // MARK: The texts

  @Test(
    "the texts say which part it is, whose demand a check is, and what begins with the same file")
  func texts() throws {
    let style = TerminalStyle(hasColour: false, hasUnicode: false, width: 80)
    let second = try exercise("second")
    #expect(
      try TaskText(second, path: "Counter.swift", .usual, style: style).text()
        .contains("Exercise 2, second, part 2 of 3: 10 points."))
    var report = try GradeReport.sample("second", points: 0)
    report.part = second.part
    report.checks = try JSONDecoder().decode(
      [GradeReport.Check].self,
      from: Data(
        """
        [{"name": "a", "sentence": "One.", "hasPassed": true, "executions": 1, "certainty": "proved", "part": 1},
         {"name": "b", "sentence": "Two.", "hasPassed": false, "executions": 1, "certainty": "proved"}]
        """.utf8))
    let text = GradeReportText(report, style: style, command: "grade").text
    #expect(text.contains("Not yet, part 2 of 3: "))
    #expect(text.contains("(part 1) One."))
    #expect(!text.contains("(part 2)"))
    let after = AfterPassText(second, nil, next: try exercise("third"), .usual, style: style).text
    #expect(after.contains("third, part 3 of 3. It begins with your file as it is."))
    let other = AfterPassText(second, nil, next: try exercise("alone"), .usual, style: style).text
    #expect(other.hasSuffix("The next exercise is 4, alone.\n"))
    let list = ListText(
      course, course.exercises.map { Standing($0, record: .init(), text: nil, isLocked: true) },
      current: "first", style: style
    ).text
    #expect(list.contains("locked, part 2 of 3"))
  }
}

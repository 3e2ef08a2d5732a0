import CommandSupport
import Course
import Foundation
import Terminal
import Testing

@Suite("an exercise that is begun, and what it leaves alone")
struct NewExerciseTests {
  private let sample: SampleCourse

  init() throws {
    sample = try SampleCourse([])
    try sample.add("first", number: 10)
    try sample.add("second", number: 20)
    try sample.write("# Chapter two\n", to: "2-two/README.md")
    try sample.copy(SampleCourse.path("first", 10), to: "2-two/010-third")
  }

  /// Begins an exercise and returns its folder's path in the course.
  private func begin(_ name: String, _ place: NewExercise.Position) throws -> String {
    let folder = try NewExercise(name, at: place, in: sample.folder.url).write()
    return folder.pathComponents.suffix(2).joined(separator: "/")
  }

  @Test("behind the others of a chapter, ten further, be it the last chapter or another one")
  func end() throws {
    #expect(try begin("a", .end(ofChapter: nil)) == "2-two/020-a")
    #expect(try begin("b", .end(ofChapter: 1)) == "1-one/030-b")
    #expect(try sample.read().exercises.map(\.name) == ["first", "second", "b", "third", "a"])
  }

  @Test("between two others; what follows counts on, and no other folder is another one")
  func middle() throws {
    let before = try sample.paths()
    #expect(try begin("a", .after("first")) == "1-one/015-a")
    #expect(try begin("b", .after("first")) == "1-one/012-b")
    #expect(try begin("c", .after("third")) == "2-two/020-c")
    let course = try sample.read()
    #expect(course.exercises.map(\.name) == ["first", "b", "a", "second", "third", "c"])
    #expect(course.exercises.map(\.number) == [1, 2, 3, 4, 5, 6])
    let new = ["015-a", "012-b", "020-c"]
    #expect(
      try sample.paths().filter { path in !new.contains { path.contains($0) } } == before)
  }

  @Test("a learner's files and progress are as they were")
  func progress() throws {
    let workspace = sample.workspace
    let course = try sample.read()
    try workspace.prepare(for: course)
    try Data("mine\n".utf8).write(to: workspace.file(of: course.exercises[1]))
    let report = try GradeReport.sample("second")
    try workspace.progress.update { progress in
      progress.note(report, of: "mine\n")
      progress.go(to: course.exercises[2])
    }
    _ = try begin("a", .after("first"))
    let changed = try sample.read()
    try workspace.prepare(for: changed)
    let progress = try workspace.progress.read().progress
    #expect(progress.current(in: changed).name == "third")
    let second = try changed.exercise(meaning: "second")
    #expect(second.number == 3)
    #expect(progress[second].passed?.points == 10)
    #expect(workspace.text(of: second) == "mine\n")
  }

  @Test("where no number is left, it is said which folders stand in the way")
  func full() throws {
    try sample.add("near", number: 11)
    #expect(
      throws: UsageError(
        "no number is left between 010-first and 011-near: rename one of these folders to make "
          + "room. Only its number changes, so learners keep their progress")
    ) { try begin("a", .after("first")) }
  }

  @Test("a folder that is no course says what is missing")
  func noCourse() throws {
    try sample.remove("course.json")
    let error = #expect(throws: CourseError.self) { try begin("a", .end(ofChapter: nil)) }
    #expect(error?.description.contains("is not a course yet: it needs a file course.json") == true)
  }
}

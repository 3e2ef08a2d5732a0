import Course
import Foundation
import Testing

@Suite("a learner's own files")
struct WorkspaceTests {
  private let sample: SampleCourse
  private var workspace: Workspace { sample.workspace }

  init() throws { sample = try SampleCourse(["lost-update", "deadlock"]) }

  private func exercise(_ name: String) throws -> Exercise {
    try sample.read().exercise(meaning: name)
  }

  private func save(_ text: String, _ name: String = "lost-update") throws {
    try Data(text.utf8).write(to: workspace.file(of: try exercise(name)))
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: workspace.folder.appending(path: folder).path
    ).sorted()
  }

  @Test("each starter is put in its place at the first start")
  func prepare() throws {
    let course = try sample.read()
    #expect(try workspace.prepare(for: course))
    for exercise in course.exercises {
      #expect(workspace.text(of: exercise) == exercise.starter)
    }
    #expect(try names("lost-update") == ["Counter.swift"], "nothing is left beside it")
    #expect(try !workspace.prepare(for: course), "the second start is no first one")
  }

  @Test("an update of the course changes no file of the learner's")
  func update() throws {
    try workspace.prepare(for: try sample.read())
    try save("mine")
    try sample.add("new-one", number: 3)
    try sample.remove(SampleCourse.path("deadlock", 2))
    let first = SampleCourse.path("lost-update", 1)
    try sample.write("struct Other {}\n", to: first + "/starter/Counter.swift")
    let course = try sample.read()
    try workspace.prepare(for: course)
    #expect(workspace.text(of: course.exercises[0]) == "mine")
    #expect(workspace.text(of: course.exercises[1]) == course.exercises[1].starter)
    #expect(try names("deadlock") == ["Counter.swift"], "what was begun stays")
  }

  @Test("a link that leads nowhere is something, too")
  func link() throws {
    let file = workspace.file(of: try exercise("lost-update"))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: "/nowhere/at/all")
    try workspace.prepare(for: try sample.read())
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == "/nowhere/at/all")
  }

  @Test("beginning again keeps every version")
  func reset() throws {
    let exercise = try exercise("lost-update")
    try workspace.prepare(for: try sample.read())
    #expect(try workspace.reset(exercise) == nil, "the starter itself is not worth keeping")
    for text in ["one", "two"] {
      try save(text)
      #expect(try workspace.reset(exercise) != nil)
      #expect(workspace.text(of: exercise) == exercise.starter)
    }
    let kept = try names("lost-update")
    #expect(
      kept == ["Counter.swift", "Counter.swift.before-reset-1", "Counter.swift.before-reset-2"])
    let folder = workspace.file(of: exercise).deletingLastPathComponent()
    #expect(
      try kept.dropFirst().map {
        try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      } == ["one", "two"])
  }

  @Test("beginning again brings a file back that is gone")
  func resetMissing() throws {
    let exercise = try exercise("lost-update")
    try workspace.prepare(for: try sample.read())
    try FileManager.default.removeItem(at: workspace.file(of: exercise))
    #expect(try workspace.reset(exercise) == nil)
    #expect(workspace.text(of: exercise) == exercise.starter)
  }
}

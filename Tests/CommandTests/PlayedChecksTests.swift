import Channel
import Checking
import CommandSupport
import Course
import Foundation
import Testing

extension BuildsHere {
  @Suite("Which check of an exercise is played")
  struct PlayedChecksTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    private static func source(_ lines: String) throws -> BuildRequest {
      let source = try SwiftSource(
        path: "Program.swift", text: "import Dispatch\nimport Synchronization\n\(lines)\n")
      return BuildRequest(
        ProgramFiles(module: "Program", sources: [source]), calls: [], swiftVersion: 6)
    }

    @Test(
      "a tree that is wanted only of mistakes is made of a wrong program, and not of its right twin",
      arguments: [
        (
          "nonisolated(unsafe) var sum = 0\nDispatchQueue.concurrentPerform(iterations: 2) { _ in sum += 1 }",
          true
        ),
        (
          "let sum = Mutex(0)\nDispatchQueue.concurrentPerform(iterations: 2) { _ in sum.withLock { $0 += 1 } }",
          false
        ),
      ])
    func onlyOfMistakes(lines: String, isWrong: Bool) throws {
      for isOnlyOfMistakes in [true, false] {
        var settings = SearchSettings()
        settings.detail = ToldDetail(
          outcomes: 4, executions: ScheduleTree.mostExecutions, isOnlyOfMistakes: isOnlyOfMistakes)
        let pipeline = try CheckPipeline(
          Self.source(lines), settings, patience: 60, toolchain: try #require(Toolchain()),
          executable: Command.products.appending(path: "check").path)
        var trees: [Result<ScheduleTree, TreelessProgram>] = []
        let verdict = try pipeline.explore(try pipeline.build()[0], tree: { trees.append($0) })
        #expect((verdict.kind == .findings) == isWrong)
        // One that is wanted in any case is there for a right program, too.
        let isTold = isWrong || !isOnlyOfMistakes
        #expect(trees.count == (isTold ? 1 : 0))
        #expect(try trees.allSatisfy { try $0.get().executions > 1 })
        #expect(verdict.stories.isEmpty != isTold)
      }
    }

    @Test("in a part that continues another one, what it adds is played, not what holds already")
    func ownChecks() throws {
      let course = try Course(folder: Self.package.appending(path: "Exercises"))
      let exercise = try #require(course.exercise("importer-cancellable"))
      let grader = Grader(
        toolchain: try #require(Toolchain()),
        executable: Command.products.appending(path: "grade").path)
      var explored: [Demand] = []
      let play = try #require(try grader.play(exercise, progress: { explored.append($0) }))
      let demands = try exercise.demands
      #expect(demands.contains { $0.part <= exercise.earlier.count })
      #expect(!explored.isEmpty && explored.allSatisfy { $0.part > exercise.earlier.count })
      #expect(explored.contains { $0.sentence == play.sentence } && play.verdict.kind == .findings)
    }
  }
}

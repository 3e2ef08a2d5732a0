import Checking
import CommandSupport
import Course
import Foundation
import Terminal
import Testing

/// The stories that a learner meets first: those of the files that the exercises begin with.
@Suite("the stories of the shipped starters")
struct StarterStoriesTests {
  private static let style = TerminalStyle(hasColour: false, hasUnicode: true, width: 80)

  private static func report(_ exercise: Exercise) throws -> GradeReport {
    let file = exercise.folder.appending(path: "starter/\(exercise.fileName)").path
    let run = try Command.run(
      "grade",
      ["run", exercise.name, "--file", file, "--json", "-", "--course", Learner.course.path])
    return try JSONDecoder().decode(GradeReport.self, from: Data(run.output.utf8))
  }

  /// To save time, every third exercise, unless all submissions are graded.
  private static var exercises: [Exercise] {
    get throws {
      let all = try Course(folder: Learner.course).exercises
      return all.enumerated().filter { FreshSubmissions.gradesAll || $0.offset.isMultiple(of: 3) }
        .map(\.element)
    }
  }

  @Test("at most 40 lines at 80 columns, of 12 steps, each with a line of a file; no points")
  func size() throws {
    for exercise in try Self.exercises {
      let report = try Self.report(exercise)
      #expect(report.points == 0, "\(exercise.name)")
      for story in report.problems.compactMap(\.story) {
        let lines = StorySteps.key.lines(of: story, style: Self.style)
        #expect(lines.count <= 40, "\(exercise.name)")
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(exercise.name)")
        #expect(KeySteps(of: story, most: KeySteps.most).rows.count <= 12)
        // A schedule that breaks nothing yet has nothing that is wrong.
        #expect(story.rows.contains { $0.isWrong } || exercise.kind == .breakIt, "\(exercise.name)")
        for row in story.rows where row.lane != nil && !row.isWrong {
          #expect(row.place != nil || row.note.contains("prints"), "\(exercise.name): \(row)")
        }
      }
    }
  }

  @Test("a race is told by an execution in which it does harm")
  func harm() throws {
    let exercise = try #require(try Course(folder: Learner.course).exercise("lost-update"))
    let story = try #require(try Self.report(exercise).problems.first?.story)
    #expect(story.rows.count { $0.isWrong } == 3, "both accesses, and what comes of them")
    #expect(story.rows.last?.note.contains("wrong result") == true)
  }

  @Test("tasks have the names that the program gave them, and the await at which they leave a row")
  func tasks() throws {
    let exercise = try #require(try Course(folder: Learner.course).exercise("actor-reentrancy"))
    let story = try #require(try Self.report(exercise).problems.first?.story)
    #expect(story.lanes.map(\.name).contains("Ann") && story.lanes.map(\.name).contains("Ben"))
    let awaits = story.rows.filter { $0.note == "suspends" && $0.place?.file == exercise.fileName }
    #expect(awaits.map(\.text) == ["try await charge()", "try await charge()"])
  }
}

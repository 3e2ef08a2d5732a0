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

  private static func complaints(_ report: GradeReport) -> [String] {
    Verification.complaints(aboutStoriesOf: report, kind: .repair)
  }

  @Test("at most 40 lines at 80 columns, of 12 steps: what grade verify asks of every starter")
  func size() throws {
    #expect(StorySteps.mostLines == 40 && KeySteps.most == 12)
    // The starter with the longest story.
    let exercise = try #require(try Course(folder: Learner.course).exercise("backpressure"))
    let report = try Self.report(exercise)
    for story in report.problems.compactMap(\.story) {
      let lines = StorySteps.key.lines(of: story, style: Self.style)
      #expect(lines.count <= 40 && lines.allSatisfy { $0.count <= 80 })
      #expect(KeySteps(of: story, most: KeySteps.most).rows.count <= 12)
    }
    #expect(Self.complaints(report) == [])
  }

  @Test("a starter's story has a wrong step, and lines of files; grade verify complains of others")
  func rules() throws {
    let exercise = try #require(try Course(folder: Learner.course).exercise("lost-update"))
    let report = try Self.report(exercise)
    let story = try #require(report.problems.first?.story)
    #expect(Self.complaints(report) == [])
    var (harmless, lost) = (report, report)
    harmless.problems[0].story = Story(
      lanes: story.lanes, rows: story.rows.filter { !$0.isWrong })
    #expect(Self.complaints(harmless) == ["no step of the starter's story is told as wrong"])
    lost.problems[0].story?.rows.append(Story.Row(lane: 0, text: "?", note: "waits"))
    #expect(
      Self.complaints(lost) == ["a step of the starter's story has no line of a file: waits"])
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

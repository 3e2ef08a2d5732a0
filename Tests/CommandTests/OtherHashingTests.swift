import CommandSupport
import Course
import Exploration
import Foundation
import Testing

@Suite("A submission that fits one order of a set", .timeLimit(.minutes(60)))
struct OtherHashingTests {
  /// A right solution, but for what it does if one of two elements of a set comes first.
  private static func text(rightIfFirst element: String) throws -> String {
    let solution = Learner.course.appending(
      path: "5-async-await/020-bounded-task-group/solutions/OneForEachEnd.swift")
    let right = try String(contentsOf: solution, encoding: .utf8)
    let end = "    return previews\n"
    try #require(right.contains(end))
    return right.replacing(
      end,
      with: """
            let order: Set = ["one", "two"]
            return order.first == "\(element)" ? previews : previews.reversed()

        """)
  }

  private func grade(_ text: String, _ more: [String]) throws -> Command {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "Previews.swift")
    try Data(text.utf8).write(to: file)
    return try Command.run(
      "grade",
      ["run", "bounded-task-group", "--file", file.path, "--course", Learner.course.path] + more)
  }

  @Test("fails: in the usual order, or in another one, which its schedule names")
  func fails() throws {
    var schedules: [String] = []
    for element in ["one", "two"] {
      let text = try Self.text(rightIfFirst: element)
      let run = try grade(text, ["--json", "-"])
      #expect(run.status == 1)
      let wrong = try GradeReport(json: run.output.utf8).problems.filter {
        $0.diagnosis == .found(.wrongResult)
      }
      let problem = try #require(wrong.first)
      let schedule = try #require(problem.schedule)
      schedules.append(schedule)
      #expect(problem.explanation.contains("another order of sets") == schedule.contains("%"))
      let again = try grade(text, ["--replay", schedule])
      #expect(again.status == 1 && again.output.contains("goes wrong"))
    }
    #expect(schedules.filter { $0.contains("%") }.count == 1, "\(schedules)")
  }

  @Test("passes if the order of the set changes nothing")
  func passes() throws {
    let text = try Self.text(rightIfFirst: "one").replacing("previews.reversed()", with: "previews")
    let run = try grade(text, [])
    #expect(run.status == 0 && run.output.hasPrefix("Passed: proved"), "\(run.output)")
  }
}

import Exploration
import CommandSupport
import Course
import Foundation
import Testing

@Suite("Grading many: a process that does not answer", .timeLimit(.minutes(60)))
struct GradingPoolTests {
  /// What becomes of a submission if these lines are `grade`.
  private func report(_ lines: String, limit: Duration = .seconds(60)) throws -> GradeReport {
    let (course, script) = (try SampleCourse(["deadlock"]), try Script(lines))
    let exercise = try #require(try course.read().exercises.first)
    let pool = GradingPool(
      executable: script.path, course: course.folder.url, width: 1, limit: limit)
    let job = GradingPool.Job(
      learner: nil, exercise: exercise, file: exercise.folder.appending(path: "starter"))
    return try #require(pool.grade([job]).first)
  }

  @Test("one that never ends is stopped, and its submission is not blamed")
  func endless() throws {
    for line in ["exec sleep 3600", "exec >/dev/null; exec sleep 3600"] {
      let report = try report(line, limit: .milliseconds(20))
      #expect(report.problems.map(\.diagnosis) == [.notGraded])
      #expect(report.problems.first?.explanation.contains("did not finish within") == true)
      #expect(!report.hasPassed)
    }
  }

  @Test("one that cannot do its work says so by its status, and its submission is not blamed")
  func machine() throws {
    #expect(try report("exit 69").problems.map(\.diagnosis) == [.notGraded])
  }

  @Test("one that is ended from outside, or cannot tell why, says nothing about its submission")
  func ended() throws {
    for line in ["kill -KILL $$", "kill -TERM $$", "exit 66", "exit 73"] {
      #expect(try report(line).state == .notGraded, "\(line)")
    }
  }

  @Test("one that dies of a submission is a row of the result")
  func dies() throws {
    let report = try report("kill -SEGV $$")
    #expect(report.problems.map(\.diagnosis) == [.found(.crashed)])
    #expect(report.problems.first?.explanation.contains("signal 11") == true)
  }
}

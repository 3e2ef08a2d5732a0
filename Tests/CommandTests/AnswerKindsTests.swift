import Checking
import CommandSupport
import Course
import Foundation
import Testing

/// Exercises whose answer is about a program, from the command line.
@Suite("grade: predictions, and schedules that make a program fail")
struct AnswerKindsTests {
  private let course: BegunCourse

  init() throws {
    course = try BegunCourse("see-saw", kind: "predict")
    let ran = try course.grade(["new", "last-ticket", "--kind", "break"])
    #expect(ran.status == 0, "\(ran.error)")
  }

  private func report(_ exercise: String, _ text: String) throws -> GradeReport {
    let file = course.folder.url.appending(path: "answer.txt")
    try Data(text.utf8).write(to: file)
    let run = try course.grade(["run", exercise, "--file", file.path, "--json", "-"])
    return try JSONDecoder().decode(GradeReport.self, from: Data(run.output.utf8))
  }

  private func points(_ exercise: String, _ text: String) throws -> String {
    let report = try report(exercise, text)
    return (["\(report.points)"] + report.problems.map(\.diagnosis.word)).joined(separator: " ")
  }

  @Test func whatIsBegunIsSoundButForItsTexts() throws {
    for name in ["see-saw", "last-ticket"] {
      let begun = try course.grade(["verify", name])
      #expect(begun.status == 1)
      #expect(
        begun.error.split(separator: "\n").allSatisfy { $0.contains("is to be filled in: ") },
        "\(begun.error)")
    }
  }

  @Test func aPredictionGetsPointsForWhatIsRightInIt() throws {
    let right = "hello / world / end\n"
    #expect(try points("see-saw", right + "world / hello / end\n") == "10")
    #expect(try points("see-saw", "world/hello/end // any order\n" + right) == "10")
    #expect(try points("see-saw", right) == "4 missingOutcome")
    #expect(try points("see-saw", "// nothing\n") == "0 missingOutcome")
    #expect(
      try points("see-saw", right + "world / hello / end\nend / hello / world\n")
        == "6 impossibleOutcome")
    // A list of everything that comes to mind is no answer.
    #expect(
      try points(
        "see-saw", right + "world / hello / end\nend / hello / world\nhello / end / world\n")
        == "0 impossibleOutcome")
    #expect(try points("see-saw", "hello\nworld\nend\n") == "0 impossibleOutcome missingOutcome")
    let report = try report("see-saw", right + "end\n")
    #expect(
      report.problems.allSatisfy { $0.story == nil && $0.schedule == nil }, "no answer is told")
    #expect(!report.problems.contains { $0.explanation.contains("world / hello / end") })
    #expect(report.problems.first?.places.map(\.line) == [2])
  }

  @Test func aScheduleIsRunAndComparedWithTheShortest() throws {
    let start = try startOfSchedules()
    #expect(try points("last-ticket", "\(start)5:2") == "10")
    #expect(try points("last-ticket", "// both look\n\(start)3:2,6:1 // and sell\n") == "10")
    #expect(try points("last-ticket", "\(start)5:2,8:1") == "6 tooManySwitches")
    #expect(try points("last-ticket", start) == "0 otherEnd")
    #expect(try points("last-ticket", "\(start)5:9") == "0 doesNotFit")
    #expect(try points("last-ticket", "\(start)zzzz:1") == "0 doesNotFit")
    let other = try report("last-ticket", "10000--5:2")
    #expect(other.problems.map(\.diagnosis.word) == ["doesNotFit"])
    #expect(other.problems[0].explanation.contains("begin with \(start)"))
    // What the schedule does is told, also where it does no harm.
    let told = try report("last-ticket", start)
    #expect(told.problems.first?.story?.rows.isEmpty == false)
    #expect(told.problems.first?.schedule == start)
  }

  @Test func textsThatAreNoAnswerAreSaidToBe() throws {
    for text in [
      "hello", "5:2", "\u{1B}[2J11vr3--5:2", "import Dispatch\nprint(1)\n", "11vr3--5:2\n11vr3--\n",
      String(repeating: "9", count: 5000), "11vr3--5:2@1", "{}",
    ] {
      let report = try report("last-ticket", text)
      #expect(report.problems.map(\.diagnosis.word) == ["notAnAnswer"], "\(text)")
      #expect(report.points == 0)
      #expect(report.lines.allSatisfy { $0.points == 0 && $0.reason != nil })
    }
    #expect(try points("see-saw", String(repeating: "a / ", count: 999)) == "0 notAnAnswer")
    #expect(try points("see-saw", "a\u{0}b") == "0 unreadable")
    #expect(try points("see-saw", String(repeating: "a\n", count: 300 << 10)) == "0 unreadable")
  }

  @Test func aPassIsFollowedByWhatTheProgramDoes() throws {
    let file = course.folder.url.appending(path: "answer.txt")
    try Data("hello / world / end\nworld / hello / end\n".utf8).write(to: file)
    let predicted = try course.grade(["run", "see-saw", "--file", file.path])
    #expect(predicted.status == 0)
    #expect(predicted.output.contains("Everything that it can print:"))
    #expect(predicted.output.contains("program/Greeting.swift --replay "))
    try Data("\(try startOfSchedules())5:2\n".utf8).write(to: file)
    let broken = try course.grade(["run", "last-ticket", "--file", file.path])
    #expect(broken.status == 0)
    #expect(broken.output.contains("What happens with your schedule:"))
    #expect(broken.output.contains("where it goes wrong"))
    let shown = try course.grade(["show", "last-ticket"])
    #expect(shown.output.contains("program/TicketDesk.swift\n\n  1  import Dispatch\n"))
  }

  @Test func aScheduleOfTheProgramCanBeToldAgain() throws {
    let again = try course.grade(
      ["run", "last-ticket", "--replay", "\(try startOfSchedules())5:2"])
    #expect(again.output.hasPrefix("This execution goes wrong: failed check on line 12."))
    #expect(try course.grade(["run", "see-saw", "--replay", "10000--"]).status == 64)
  }

  @Test func aProgramThatSettlesNothingIsTheAuthorsMistakeAndNoVerdict() throws {
    let program = "1-new-chapter/010-see-saw/program/Greeting.swift"
    try course.write(
      "import Dispatch\nnonisolated(unsafe) var n = 0\n"
        + "DispatchQueue.concurrentPerform(iterations: 2) { _ in n += 1 }\nprint(n)\n", to: program)
    let file = course.folder.url.appending(path: "answer.txt")
    try Data("1\n2\n".utf8).write(to: file)
    let run = try course.grade(["run", "see-saw", "--file", file.path])
    #expect(run.status == 69)
    #expect(run.error.contains("the program of the exercise has a mistake: data race"))
    let verified = try course.grade(["verify", "see-saw"])
    #expect(verified.error.contains("should get passes and gets notGraded: "), "\(verified.error)")
  }

  @Test func aClassIsGradedAndAFileWithAnotherNameIsNoticed() throws {
    for (path, text) in [
      ("Class/ada/see-saw/Outcomes.txt", "hello / world / end\nworld / hello / end\n"),
      ("Class/ada/last-ticket/Schedule.txt", "\(try startOfSchedules())5:2\n"),
      ("Class/bob/see-saw/Outcome.txt", "hello\n"),
      ("Class/bob/last-ticket/Schedule.txt", "what?\n"),
    ] {
      let url = course.folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let graded = course.folder.url.appending(path: "Graded")
    let run = try course.grade(
      [
        "all", "--submissions", course.folder.url.appending(path: "Class").path, "--out",
        graded.path,
      ])
    #expect(run.status == 1)
    let table = try String(contentsOf: graded.appending(path: "table.csv"), encoding: .utf8)
    #expect(table.contains("ada,2,20,10,10,"), "\(table)")
    #expect(table.contains("did you mean Outcomes.txt?"), "\(table)")
  }

  @Test func everyFormatSaysWhatAnAnswerGot() throws {
    let file = course.folder.url.appending(path: "answer.txt")
    for (text, answer, points) in [
      ("hello / world / end\nworld / hello / end\n", "pass", 10),
      ("hello / world / end\n", "fail", 4),
    ] {
      try Data(text.utf8).write(to: file)
      for format in GradeFormat.names {
        let run = try course.grade(["run", "see-saw", "--file", file.path, "--format", format])
        #expect(run.status == (answer == "pass" ? 0 : 1), "\(format)")
        // That its author has not finished it is no trouble of the format's.
        let trouble = run.error.split(separator: "\n").filter { !$0.contains("FILL IN") }
        #expect(!run.output.isEmpty && trouble.isEmpty, "\(format): \(trouble)")
      }
      let exercism = try course.grade([
        "run", "see-saw", "--file", file.path, "--format", "exercism",
      ])
      #expect(exercism.output.contains("\"status\" : \"\(answer)\""), "\(exercism.output)")
      #expect(exercism.output.contains("No outcome is missing from the list"))
      let scores = try course.grade([
        "run", "see-saw", "--file", file.path, "--format", "gradescope",
      ])
      #expect(scores.output.contains("\"score\" : \(points)"), "\(scores.output)")
    }
  }

  @Test func thereAreNoMutantsOfAnswers() throws {
    let run = try course.grade(["verify", "see-saw", "--mutants"])
    #expect(run.status == 64)
    #expect(run.error.contains("see-saw has no mutants: its solutions are answers, not Swift"))
  }

  /// How the schedules of the begun program begin.
  private func startOfSchedules() throws -> String {
    let starter = course.folder.url.appending(
      path: "1-new-chapter/020-last-ticket/starter/Schedule.txt")
    let lines = try String(contentsOf: starter, encoding: .utf8).split(separator: "\n")
    return lines.last.map(String.init) ?? ""
  }
}

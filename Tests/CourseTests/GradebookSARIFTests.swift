import Checking
import Course
import Foundation
import Testing

@Suite("a gradebook for editors and code hosts")
struct GradebookSARIFTests {
  private let course: Course
  private var book: Gradebook

  init() throws {
    course = try SampleCourse().read()
    book = try NastyGradebook.book(course.exercises.map(\.name), long: 10)
    book.exercises[2].diagnostics = "Counter.swift:2:7: error: cannot find 'x' in scope"
    book.exercises[2].problems[0].places = []
  }

  private func run(_ book: Gradebook) throws -> [String: Any] {
    let text = try book.sarif(course, folder: "/home/me").text()
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require((log?["runs"] as? [[String: Any]])?.first)
  }

  private func uris(_ run: [String: Any]) -> [String] {
    (run["results"] as? [[String: Any]] ?? []).flatMap { result in
      (result["locations"] as? [[String: Any]] ?? []).map { location in
        let place = location["physicalLocation"] as? [String: Any]
        let file = place?["artifactLocation"] as? [String: Any]
        let line = (place?["region"] as? [String: Any])?["startLine"] as? Int ?? 0
        return "\(file?["uriBaseId"] ?? ""):\(file?["uri"] ?? ""):\(line)"
      }
    }
  }

  @Test("a result for each problem, with its exercise, and a message for each exercise")
  func results() throws {
    let run = try run(book)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["dataRace", "doesNotCompile"])
    #expect(
      results.map { ($0["properties"] as? [String: Any])?["exercise"] as? String }
        == ["check-then-act", "deadlock"])
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    let messages = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(messages.count == 3 && invocation["executionSuccessful"] as? Bool == true)
    let first = (messages[0]["message"] as? [String: Any])?["text"] as? String
    #expect(first == "lost-update: passed, 10 of 10 points: proved")
    let exercises = (run["properties"] as? [String: Any])?["exercises"] as? [[String: Any]]
    #expect(exercises?.map { $0["points"] as? Int } == [10, 1, 0])
  }

  @Test("a file is where the learner has it; one of the check is in the course")
  func files() throws {
    #expect(
      uris(try run(book)) == [
        "%SRCROOT%:check-then-act/Counter.swift:3", "%SRCROOT%:deadlock/Counter.swift:2",
      ])
    var moved = book
    moved.files["check-then-act"] = "Work/check-then-act/Counter.swift"
    moved.exercises[2].problems[0].places = [Place(file: "check/Check.swift", line: 4)]
    #expect(
      uris(try run(moved)) == [
        "%SRCROOT%:Work/check-then-act/Counter.swift:3",
        "COURSE:\(SampleCourse.path("deadlock", 3))/check/Check.swift:4",
      ])
  }

  @Test("what a tool or the machine did is not a result, and the run has failed")
  func notGraded() throws {
    var book = book
    book.exercises[1].problems[0].diagnosis = .notGraded
    let run = try run(book)
    #expect((run["results"] as? [[String: Any]])?.count == 1)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let messages = invocation["toolExecutionNotifications"] as? [[String: Any]]
    #expect(messages?.map { $0["level"] as? String } == ["note", "error", "note"])
  }

  @Test("where files are is nobody's business in JSON")
  func json() throws {
    var moved = book
    moved.files["deadlock"] = "/home/me/a.swift"
    #expect(try moved.json() == book.json())
  }
}

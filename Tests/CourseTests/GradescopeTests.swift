import Course
import Foundation
import Testing

@Suite("what Gradescope reads")
struct GradescopeTests {
  private let course: Course
  private let book: Gradebook

  init() throws {
    course = try SampleCourse().read()
    book = try NastyGradebook.book(course.exercises.map(\.name), long: 10)
  }

  private func object(_ book: Gradebook) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(book.gradescope().utf8)) as? [String: Any])
  }

  @Test("a test for each line of points; they add up to the score, in the same bytes each time")
  func points() throws {
    let results = try object(book)
    let tests = try #require(results["tests"] as? [[String: Any]])
    #expect(results["score"] as? Int == 11)
    #expect(tests.reduce(0) { $0 + ($1["score"] as? Int ?? 0) } == 11)
    #expect(tests.reduce(0) { $0 + ($1["max_score"] as? Int ?? 0) } == 30)
    #expect(
      tests.map { $0["number"] as? String } == [
        "1.1", "1.2", "2.1", "2.2", "2.3", "3.1", "3.2", "3.3",
      ])
    for test in tests {
      let isWhole = test["score"] as? Int == test["max_score"] as? Int
      // "Can be either 'passed' or 'failed'"; without it a score of 0 of 0 would be a failure.
      #expect(test["status"] as? String == (isWhole ? "passed" : "failed"))
      #expect((test["output"] == nil) == isWhole)
      #expect(test["visibility"] as? String == "visible")
    }
    #expect(results["execution_time"] == nil)
    #expect(try book.gradescope() == book.gradescope())
  }

  @Test("a line that lost its points says what was found that costs them, and no other finding")
  func output() throws {
    let tests = try #require(try object(book)["tests"] as? [[String: Any]])
    let result = try #require(tests[3]["output"] as? String)
    let races = try #require(tests[4]["output"] as? String)
    #expect(!result.contains("Counter.swift:3") && result.hasPrefix(NastyGradebook.text))
    #expect(races.contains("Counter.swift:3") && races.contains("--replay v1:7:0"))
  }

  @Test("the output for the whole tells every story; one exercise has names without its own")
  func whole() throws {
    let alone = Gradebook(course: "C", exercises: [book.exercises[1]])
    let results = try object(alone)
    #expect((results["output"] as? String)?.contains("0 of 1 passed, 1 of 10 points") == true)
    #expect((results["output"] as? String)?.contains("(check-then-act) ==") == true)
    let tests = try #require(results["tests"] as? [[String: Any]])
    #expect(tests.first?["name"] as? String == "It builds")
    #expect(
      (try object(book)["tests"] as? [[String: Any]])?.first?["name"] as? String
        == "lost-update: It builds")
  }
}

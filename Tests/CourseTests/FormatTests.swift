import Course
import Exploration
import Foundation
import FoundationXML
import Terminal
import Testing

@Suite("the forms in which results are written")
struct FormatTests {
  private let course: Course
  private let sample: SampleCourse
  private let book: Gradebook

  init() throws {
    sample = try SampleCourse()
    course = try sample.read()
    book = try NastyGradebook.book(course.exercises.map(\.name))
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("JSON holds everything, and is the same text each time")
  func json() throws {
    let text = try book.json()
    #expect(try JSONDecoder().decode(Gradebook.self, from: Data(text.utf8)) == book)
    #expect(try book.json() == text)
  }

  // MARK: Exercism

  @Test("Exercism: version 3, a test for each check, in the order of the file")
  func exercism() throws {
    let results = try object(book.exercism(course))
    #expect(results["version"] as? Int == 3)
    #expect(results["status"] as? String == "fail")
    // "When the status is not error, either set the value to null or omit the key entirely."
    #expect(results["message"] == nil || results["message"] is NSNull)
    let tests = try #require(results["tests"] as? [[String: Any]])
    #expect(tests.map { $0["status"] as? String } == ["pass", "fail", "error"])
    #expect(tests.map { $0["task_id"] as? Int } == [1, 2, 3])
    for test in tests {
      #expect(test["name"] is String)
      #expect(test["test_code"] is String)
      let message = test["message"] as? String
      #expect((message == nil) == (test["status"] as? String == "pass"))
      #expect((message ?? "").utf8.count <= 65_535)
    }
    #expect((tests[0]["test_code"] as? String)?.contains("func countsToOne()") == true)
    #expect((tests[1]["message"] as? String)?.contains(NastyGradebook.text) == true)
  }

  @Test("Exercism: where nothing could run the message says why, cut where it is too long")
  func exercismError() throws {
    let alone = Gradebook(course: "C", exercises: [book.exercises[2]])
    let results = try object(alone.exercism(course))
    #expect(results["status"] as? String == "error")
    let message = try #require(results["message"] as? String)
    #expect(message.hasPrefix(NastyGradebook.text))
    #expect(message.hasSuffix("[cut here: the message is too long]"))
    // As much as fits: each of these characters takes three bytes.
    #expect((65_532...65_535).contains(message.utf8.count))
    #expect((results["tests"] as? [Any])?.isEmpty ?? true)
  }

  @Test("Exercism: all passed")
  func exercismPass() throws {
    let alone = Gradebook(course: "C", exercises: [book.exercises[0]])
    let results = try object(alone.exercism(course))
    #expect(results["status"] as? String == "pass")
    #expect((results["tests"] as? [[String: Any]])?.map { $0["status"] as? String } == ["pass"])
  }

  // MARK: GitHub Classroom

  @Test("Classroom: its reporter adds up the scores of the tests, so that there is partial credit")
  func classroom() throws {
    let results = try object(book.classroom(course))
    let tests = try #require(results["tests"] as? [[String: Any]])
    // As its notify-classroom does it: the sum of the scores, out of the highest of the runner.
    #expect(tests.reduce(0) { $0 + ($1["score"] as? Int ?? 0) } == 11)
    #expect(results["max_score"] as? Int == 30)
    #expect(tests.reduce(0) { $0 + ($1["max_score"] as? Int ?? 0) } == 30)
    // Anything but "fail" and "error" would be a success for its main step.
    #expect(results["status"] as? String == "fail")
    #expect(
      tests.map { $0["status"] as? String } == [
        "pass", "pass", "pass", "fail", "fail", "error", "error", "error",
      ])
    for test in tests {
      #expect(test["name"] is String && test["test_code"] is String && test["line_no"] is Int)
      #expect((test["message"] as? String == nil) == (test["status"] as? String == "pass"))
    }
    #expect(tests[4]["line_no"] as? Int == 3)
    #expect(tests[4]["filename"] as? String == "Counter.swift")
    let passed = Gradebook(course: "C", exercises: [book.exercises[0]])
    #expect(try object(passed.classroom(course))["status"] as? String == "pass")
    let refused = Gradebook(course: "C", exercises: [book.exercises[2]])
    #expect(try object(refused.classroom(course))["status"] as? String == "error")
  }

  // MARK: JUnit

  @Test("JUnit: well-formed, every text comes back, and the numbers add up")
  func junit() throws {
    let tree = XMLTree()
    let parser = XMLParser(data: Data(book.junit.utf8))
    parser.delegate = tree
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    let suites = tree.elements.filter { $0.name == "testsuite" }
    let cases = tree.elements.filter { $0.name == "testcase" }
    let failures = tree.elements.filter { ["failure", "error"].contains($0.name) }
    #expect(suites.map { $0.attributes["tests"] } == ["2", "3", "3"])
    #expect(suites.map { $0.attributes["failures"] } == ["0", "2", "0"])
    #expect(suites.map { $0.attributes["errors"] } == ["0", "0", "3"])
    #expect(suites.map { $0.attributes["skipped"] } == ["0", "0", "0"])
    #expect((cases.count, failures.count) == (8, 5))
    #expect(failures.map(\.name) == ["failure", "failure", "error", "error", "error"])
    let whole = try #require(tree.elements.first)
    #expect(whole.attributes["name"] == NastyGradebook.textInXML)
    #expect((whole.attributes["tests"], whole.attributes["failures"]) == ("8", "2"))
    #expect((whole.attributes["errors"], whole.attributes["skipped"]) == ("3", "0"))
    #expect(failures.allSatisfy { $0.attributes["message"] == NastyGradebook.textInXML })
    let said = try #require(failures.last?.text)
    #expect(said == NastyGradebook.textInXML + String(repeating: "€", count: 70_000) + "]]>")
  }

  @Test("never handed in, not compiled, wrong and not judged are four things in every format")
  func states() throws {
    let kinds: [Diagnosis] = [.missing, .doesNotCompile, .found(.dataRace), .notGraded]
    let exercise = try #require(course.exercises.first)
    let books = kinds.map { kind in
      Gradebook(
        course: "C", learner: "ada", exercises: [.without(kind, exercise, "this is the cause")])
    }
    let elements = ["<skipped", "<error", "<failure", "<error"]
    for (book, element) in zip(books, elements) { #expect(book.junit.contains(element)) }
    #expect(books[0].junit.contains("skipped=\"2\"") && books[0].junit.contains("failures=\"0\""))
    let style = TerminalStyle(hasColour: false, hasUnicode: false, width: 80)
    for format in GradeFormat.all {
      let texts = try books.map { try format.text(of: $0, course: course, style: style) }
      #expect(Set(texts).count == kinds.count, "\(format.name)")
      let tables = books.map { format.table(of: ClassTable([$0]), style: style) }
      #expect(Set(tables).count == kinds.count, "\(format.name)")
    }
    let cells = CSV.rows(ClassTable(books).csv).dropFirst().map { $0[3] }
    #expect(cells == ["not submitted", "does not compile", "0", "not judged"])
    #expect(ClassTable(books).text(style).contains("not judged: this is the cause"))
  }

  // MARK: Tables

  @Test("Markdown: a line for each exercise, whatever is in the cells")
  func markdown() {
    let lines = book.markdown.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 8, "\(lines.count)")
    for line in lines.prefix(5) { #expect(Self.bars(line) == 5, "\(line)") }
    #expect(!book.markdown.contains("\u{1B}"))
    let table = ClassTable([book, book]).markdown.split(separator: "\n")
    #expect(table.count == 4)
    for line in table { #expect(Self.bars(line) == 8, "\(line)") }
  }

  /// The bars that separate cells: those without a backslash before them.
  private static func bars(_ line: Substring) -> Int {
    var count = 0
    var isEscaped = false
    for character in line {
      if character == "|", !isEscaped { count += 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    return count
  }

  @Test("a spreadsheet gets each field back, and none of them as a formula")
  func csv() {
    var formula = book
    formula.learner = "=HYPERLINK(\"x\")"
    let rows = CSV.rows(ClassTable([book, formula]).csv)
    #expect(rows.map(\.count) == [7, 7, 7])
    #expect(rows[1][0] == NastyGradebook.text)
    #expect(rows[2][0] == "'=HYPERLINK(\"x\")")
    #expect(rows[1].dropFirst() == ["1", "11", "10", "1", "does not compile", ""])
  }

  @Test("text: a line for each exercise and one more, none of which moves the cursor")
  func text() {
    let style = TerminalStyle(hasColour: false, hasUnicode: false, width: 400)
    let lines = book.text(style).split(whereSeparator: \.isNewline)
    #expect(lines.count == 4)
    #expect(!book.text(style).unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(lines.last == "1 of 3 passed, 11 of 30 points")
    let table = ClassTable([book]).text(style)
    #expect(table.split(whereSeparator: \.isNewline).count == 2)
    #expect(!table.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}

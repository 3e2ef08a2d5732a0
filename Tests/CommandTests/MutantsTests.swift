import CommandSupport
import Foundation
import Testing

/// `grade verify --mutants`, on a small course.
@Suite struct MutantsTests {
  private func mutants(_ course: BegunCourse, _ more: [String] = []) throws -> Command {
    try course.grade(["verify", "two-cash-desks", "--mutants"] + more)
  }

  @Test func mutantsThatPassAreListedUntilTheCheckRejectsThemOrTheAuthorSaysWhy() throws {
    let course = try BegunCourse("two-cash-desks")
    try course.fillIn()
    try course.write(
      """
      // Another approach: additions are handed to the queue, and a sum is asked for after them.
      import Dispatch

      final class Tally: @unchecked Sendable {
        private let queue = DispatchQueue(label: "sum")
        private var sum = 0

        func add(_ amount: Int) {
          queue.async { self.sum += amount }
        }

        var total: Int {
          queue.sync { sum }
        }
      }
      """, to: "1-new-chapter/010-two-cash-desks/solutions/queue.swift")
    let first = try mutants(course)
    #expect(first.status == 1)
    #expect(
      first.error.contains(
        "a mutant passes: queue, line 9, captured weakly: "
          + "queue.async { [weak self] in self?.sum += amount }. "
          + "Make the check sharper, or list it in equivalents.json"), "\(first.error)")
    #expect(first.output.contains("  PASSES  queue, line 9, sync or async"))
    #expect(!first.output.contains("mutex, line"), "\(first.output)")

    func list(line: Int = 9, weakly: String = "the tally is there until its total was read") throws
    {
      let weak = #"queue.async { [weak self] in self?.sum += amount }"#
      try course.write(
        """
        {"equivalents": [
          {"solution": "queue", "line": \(line), "operation": "captureWeakly",
            "code": "\(weak)", "why": "\(weakly)"},
          {"solution": "queue", "line": 9, "operation": "handOver",
            "code": "queue.sync { self.sum += amount }", "why": "It is done, a little earlier."}
        ]}
        """, to: "1-new-chapter/010-two-cash-desks/equivalents.json")
    }
    try list()
    let listed = try mutants(course, ["--json", "-", "--table", path(course, "VERIFIED.md")])
    #expect(listed.status == 0, "\(listed.error)")
    let table = try String(contentsOfFile: path(course, "VERIFIED.md"), encoding: .utf8)
    #expect(table.hasSuffix("\n| `two-cash-desks` | 2 | 3 | 10 | 8 | 2 | 0 |\n"), "\(table)")
    #expect(
      try mutants(course, ["--table", path(course, "no/VERIFIED.md")]).error.contains("no folder"))
    let json = try JSONSerialization.jsonObject(with: Data(listed.output.utf8))
    let summary = try #require((json as? [[String: Any]])?.first)
    #expect(summary["exercise"] as? String == "two-cash-desks")
    #expect(summary["passed"] as? Int == 2)
    #expect(summary["equivalent"] as? Int == 2)
    let counted = try #require(summary["mutants"] as? Int)
    #expect(summary["rejected"] as? Int == counted - 2)
    #expect(counted == 10)

    // An entry that is of no mutant is noticed without grading any.
    try list(line: 8)
    let verified = try course.verify(write: true)
    #expect(verified.status == 1)
    let stale = "equivalents.json lists what is no mutant any more: queue, line 8, captured weakly"
    #expect(verified.error.contains(stale), "\(verified.error)")
    try list(weakly: " ")
    #expect(try course.verify().error.contains("does not say why this is equivalent"))
    try list()
    #expect(try course.verify(write: true).status == 0)

    // A check that demands more rejects one of them: its entry has to go.
    try course.change(
      "check/Check.swift", "let total: Int = tally.total",
      to:
        "let (total, again): (Int, Int) = (tally.total, tally.total)\n  expect(again, equals: total, \"same\")"
    )
    #expect(try mutants(course).status == 0)
  }

  @Test func oneCheckThatFailsIsEnoughForAMutant() throws {
    let course = try BegunCourse("two-cash-desks")
    try course.change(
      "check/Check.swift", "import Grading\n",
      to: "import Grading\n\n/// No sum is right.\nfunc nothing() { expect(false, \"never\") }\n")
    let words = [
      "run", "two-cash-desks", "--json", "-", "--one-of-many",
      "--file", path(course, "1-new-chapter/010-two-cash-desks/solutions/mutex.swift"),
    ]
    #expect(try checks(course, words) == ["nothing", "everythingIsCounted"])
    #expect(try checks(course, words + ["--first-mistake"]) == ["nothing"])
  }

  private func path(_ course: BegunCourse, _ path: String) -> String {
    course.folder.url.appending(path: path).path
  }

  private func checks(_ course: BegunCourse, _ words: [String]) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: Data(course.grade(words).output.utf8))
    let checks = try #require((json as? [String: Any])?["checks"] as? [[String: Any]])
    return checks.compactMap { $0["name"] as? String }
  }
}

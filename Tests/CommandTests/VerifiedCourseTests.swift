import Course
import Foundation
import Testing

@Suite("what the course of this package is verified with")
struct VerifiedCourseTests {
  private let folder = PackageFolder.url.appending(path: "Exercises")

  @Test("the table in the documentation is of the exercises as they are")
  func table() throws {
    let file = folder.appending(path: "VERIFIED.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let table = try VerifiedTable(Course(folder: folder), [], keeping: VerifiedTable.rows(of: text))
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map(String.init)
    #expect(
      table.lines == lines, "swift run grade verify NAME --mutants --table Exercises/VERIFIED.md")
    #expect(table.rows.compactMap(\.mutants).allSatisfy { $0.survivors == 0 })
  }

  @Test("every exercise to repair has three right solutions, and every exercise five wrong ones")
  func solutions() throws {
    for row in try VerifiedTable(Course(folder: folder), []).rows {
      #expect(row.kind != .repair || row.right >= 3, "right solutions of \(row.name)")
      #expect(row.wrong >= 5, "wrong solutions of \(row.name)")
    }
  }

  @Test("answers have no mutants")
  func answers() throws {
    let lines = try VerifiedTable(Course(folder: folder), []).lines
    let row = try #require(lines.first { $0.hasPrefix("| `coffee-bar` |") })
    #expect(row.hasSuffix(" | – | – | – | – |"))
  }
}

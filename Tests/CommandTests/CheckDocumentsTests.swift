import Checking
import Exploration
import Foundation
import Testing

@Suite("What the documents say of check")
struct CheckDocumentsTests {
  private static func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("the table of findings has every kind of finding", arguments: FindingKind.allCases)
  func kinds(kind: FindingKind) throws {
    let chapter = try Self.text("Sources/Checking/Checking.docc/WhatCheckFinds.md")
    let rows = chapter.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.contains { $0.contains(kind.title) })
  }

  @Test(
    "the chapter of limits has every program beyond them", arguments: ProgramHead.all(in: "limits"))
  func limits(program: ProgramHead) throws {
    let chapter = try Self.text("Sources/Checking/Checking.docc/WhatCheckDoesNotSee.md")
    #expect(chapter.contains("`\(program.name.dropLast(".swift".count))`"))
  }
}

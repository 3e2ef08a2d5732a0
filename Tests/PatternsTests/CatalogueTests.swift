import CommandSupport
import Foundation
import Patterns
import Testing

@Suite("The catalogue")
struct CatalogueTests {
  private static let article = Result {
    try String(
      contentsOf: URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Patterns/Patterns.docc/Patterns.md"), encoding: .utf8)
  }

  @Test("has every pattern that the article promises, once and in order")
  func complete() throws {
    let article = try Self.article.get()
    let table = try #require(article.split(separator: "| pattern | shows |\n", maxSplits: 1).last)
    let promised = table.split(separator: "\n").prefix { $0.hasPrefix("|") }
      .compactMap { $0.prefixMatch(of: /\| `([a-z-]+)` \|/).map { String($0.1) } }
    #expect(Catalogue.all.map(\.name) == promised)
    #expect(Set(promised).count == promised.count)
  }

  @Test("every pattern has texts to learn from", arguments: Catalogue.all.map(\.name))
  func texts(name: String) throws {
    let pattern = try #require(Catalogue.pattern(named: name))
    #expect(!pattern.summary.isEmpty && !pattern.summary.hasSuffix("."))
    #expect(pattern.lookFor.hasSuffix("."))
    #expect(pattern.why.hasSuffix("."))
    #expect(!pattern.compareWith.isEmpty)
  }

  @Test("a pattern is compared with others that exist", arguments: Catalogue.all.map(\.name))
  func comparisons(name: String) throws {
    let pattern = try #require(Catalogue.pattern(named: name))
    for other in pattern.compareWith {
      #expect(other != name && Catalogue.pattern(named: other) != nil, "\(name): \(other)")
    }
  }

  @Test("several parts have titles that tell them apart", arguments: Catalogue.all.map(\.name))
  func parts(name: String) throws {
    let titles = try #require(Catalogue.pattern(named: name)).parts.map(\.title)
    #expect(!titles.isEmpty && Set(titles).count == titles.count)
    #expect(titles.count == 1 || titles.allSatisfy { !$0.isEmpty })
  }

  @Test("what repairs a mistake makes none itself", arguments: Catalogue.all.map(\.name))
  func repairs(name: String) throws {
    let parts = try #require(Catalogue.pattern(named: name)).parts
    for part in parts {
      guard let repair = part.repair else { continue }
      #expect(part.mistake != nil && parts.indices.contains(repair - 1))
      #expect(parts[repair - 1].mistake == nil)
    }
  }

  @Test("a part's line is its entry's in the lesson's file", arguments: Catalogue.all.map(\.name))
  func entries(name: String) throws {
    let pattern = try #require(Catalogue.pattern(named: name))
    let lines = try #require(LessonFile.text(of: pattern.file)).components(separatedBy: "\n")
    for part in pattern.parts {
      #expect(lines[part.line - 1].contains(/^ {6}\.(blocking|asynchronous)\(/))
    }
  }

  @Test("the article's table is the catalogue's")
  func article() throws {
    let article = try Self.article.get()
    let table = try Command.run("demo", ["--markdown"]).output
    #expect(article.contains(table), "put the output of 'swift run demo --markdown' there")
  }
}

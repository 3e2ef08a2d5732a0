import CommandSupport
import Foundation
import Patterns
import Testing

@Suite("The catalogue")
struct CatalogueTests {
  /// The patterns that the package promises, in order.
  private static let promised = """
    serial concurrent sync-async concurrent-perform barrier work-item timer semaphore group
    completion bounded thread lock once operation operation-serial operation-dependencies
    operation-cancel callback async-await continuation async-stream async-let task-group actor
    main-actor cancellation background-task deferred-work cache-or-recompute change-notifications
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test("has every promised pattern, once and in order")
  func complete() {
    #expect(Catalogue.all.map(\.name) == Self.promised)
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

  @Test("the README's table is the catalogue's")
  func readme() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    let table = try Command.run("demo", ["--markdown"]).output
    #expect(readme.contains(table), "put the output of 'swift run demo --markdown' there")
  }
}

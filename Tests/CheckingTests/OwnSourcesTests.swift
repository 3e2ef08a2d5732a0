import Checking
import Foundation
import Testing

/// Some thousand lines of real Swift: this package's own.
@Suite("Reading the sources of this package")
struct OwnSourcesTests {
  private static func files() throws -> [SwiftSource] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let paths = ["Sources", "Tests"].flatMap { folder in
      FileManager.default.enumerator(
        atPath: root.appending(path: folder).resolvingSymlinksInPath().path)?
        .compactMap { ($0 as? String).map { "\(folder)/\($0)" } } ?? []
    }
    // The steps of a tutorial are programs of their own.
    let files = paths.filter { path in
      path.hasSuffix(".swift") && !["Programs/", ".docc/"].contains(where: path.contains)
    }.sorted()
      .compactMap { path in
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8))
          .map { (path: path, text: $0) }
      }
    return try SwiftSource.all(files)
  }

  @Test("only the files that start a program have code at the top level")
  func shapes() throws {
    let files = try Self.files()
    #expect(files.count > 200)
    let starts = files.filter { SourceShape($0).hasTopLevelCode }.map(\.path)
    #expect(starts.allSatisfy { $0.hasSuffix("/main.swift") }, "\(starts)")
    #expect(starts.contains("Sources/bench/main.swift"))
  }

  @Test("substitution keeps every line of every file on its line")
  func lines() throws {
    let files = try Self.files()
    let substitution = SourceSubstitution(module: files)
    for file in files {
      guard let result = try? substitution.substitute(file) else { continue }
      let before = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let after = result.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      #expect(before.count == after.count, "\(file.path)")
      for (old, new) in zip(before, after) where old != new {
        #expect(
          old.contains("import ") || old.contains("actor") || old.contains("Foundation."),
          "\(file.path): \(new)")
      }
    }
  }
}

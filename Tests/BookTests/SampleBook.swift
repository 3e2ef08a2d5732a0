import Book
import CommandSupport
import Foundation
import SwiftToolchain
import Testing

/// A book of one pattern, one exercise and one finding, made once for all tests.
final class SampleBook: Sendable {
  static let result = Result { try SampleBook() }

  /// What is chosen for it.
  static let selection = BookContents.Selection(
    patterns: ["serial"], exercises: ["lost-update"], topics: ["data-race"], hasReference: false)

  private let folder: TemporaryFolder
  /// The book's folder.
  let url: URL

  private init() throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: "book")
    let toolchain = try #require(Toolchain())
    let contents = try BookContents(root: BookContents.package, Self.selection)
    let maker = try BookMaker(contents, products: Command.products, toolchain: toolchain)
    try maker.make(in: BookFolder(url.path))
  }

  /// The paths of its files, in order.
  var files: [String] {
    (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? [])
      .filter { path in
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: url.appending(path: path).path, isDirectory: &isFolder)
        return exists && !isFolder.boolValue
      }.sorted()
  }

  /// What is in a file.
  func text(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// Its pages, by their paths.
  var pages: [(path: String, html: String)] {
    get throws { try files.filter { $0.hasSuffix(".html") }.map { ($0, try text($0)) } }
  }
}

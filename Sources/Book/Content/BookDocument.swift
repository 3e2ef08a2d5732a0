import Foundation

/// A document of the package that is a page of the book.
struct BookDocument: Sendable {
  /// The path in the package.
  let path: String
  /// What its page is called in addresses.
  let name: String
  let text: String
  let blocks: [MarkdownBlock]

  /// Its first heading.
  var title: String {
    for case .heading(1, let text) in blocks { return text.filter { $0 != "`" } }
    return path
  }

  /// The blocks from a heading to the next one that is as high; none if there is no such heading.
  func section(_ heading: String) -> [MarkdownBlock] {
    guard let start = blocks.firstIndex(where: { $0.isHeading(heading) }),
      case .heading(let level, _) = blocks[start]
    else { return [] }
    return Array(
      blocks[(start + 1)...].prefix { block in
        if case .heading(let other, _) = block { other > level } else { true }
      })
  }

  /// Every document: those of the package's folder, each article of a catalogue, and those on authoring and programs.
  ///
  /// - Throws: ``BookError`` for one that cannot be read.
  static func all(in root: URL) throws -> [BookDocument] {
    let top = names(in: root).filter { $0.hasSuffix(".md") }
    let articles = DocumentationCatalogue.paths(in: root).flatMap { folder in
      names(in: root.appending(path: folder)).filter { $0.hasSuffix(".md") }
        .map { "\(folder)/\($0)" }
    }
    let others = ["Exercises/AUTHORING.md", "Tests/Programs/README.md"]
    let paths = top + articles + others
    let files = paths.map { slug(($0 as NSString).lastPathComponent) }
    return try zip(paths, files).map { path, file in
      guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
        throw BookError("\(path) cannot be read: a book is made in the folder of the package")
      }
      let isAlone = files.filter { $0 == file }.count == 1 || !path.contains("/")
      return BookDocument(
        path: path, name: isAlone ? file : slug(path.replacing("/", with: "-")), text: text,
        blocks: MarkdownBlock.all(in: text))
    }
  }

  /// `WhatCheckFinds.md` as `what-check-finds`, `README.md` as `readme`.
  private static func slug(_ file: String) -> String {
    file.replacing(".md", with: "").replacing(/([a-z])([A-Z])/) { "\($0.1)-\($0.2)" }.lowercased()
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}

extension MarkdownBlock {
  fileprivate func isHeading(_ words: String) -> Bool {
    if case .heading(_, let text) = self { text == words } else { false }
  }
}

import Foundation

/// A catalogue of articles or tutorials that DocC makes pages of.
package struct DocumentationCatalogue: Sendable, Equatable {
  /// The path in the package, such as `Sources/Timing/Timing.docc`.
  package let path: String
  /// The target that it lies in.
  package let target: String
  /// Its own name.
  package let name: String
  /// Whether it has tutorials.
  let hasTutorials: Bool

  /// Whether its first page is that of the target's module, whose symbols it describes.
  package var isOfModule: Bool { name == target }

  /// What DocC calls it: the name is a part of its pages' addresses.
  ///
  /// DocC's router takes the first of two parts "tutorials" for a language, and shows the list in place of a tutorial.
  var displayName: String { hasTutorials ? BookContents.title : name }

  /// Where its first page lies in what DocC makes, from that folder: as a folder, because DocC's router takes
  /// `index.html` for a part of a page's name.
  package var firstPage: String {
    "\(hasTutorials ? "tutorials" : "documentation")/\(name.lowercased())/"
  }

  /// The catalogues of the package, in the order of their paths.
  ///
  /// - Throws: ``BookError`` if there are none.
  package static func all(in root: URL) throws(BookError) -> [DocumentationCatalogue] {
    let all = paths(in: root).map { path in
      let parts = path.split(separator: "/").map(String.init)
      let files = FileManager.default.enumerator(atPath: root.appending(path: path).path)
      let names = files?.compactMap { $0 as? String } ?? []
      return DocumentationCatalogue(
        path: path, target: parts[1], name: parts[2].replacing(".docc", with: ""),
        hasTutorials: names.contains { $0.hasSuffix(".tutorial") })
    }
    if all.isEmpty { throw BookError("there is no catalogue of documentation in Sources") }
    return all
  }

  /// The paths of all catalogues.
  static func paths(in root: URL) -> [String] {
    let files = FileManager.default
    let targets =
      (try? files.contentsOfDirectory(atPath: root.appending(path: "Sources").path)) ?? []
    return targets.sorted().flatMap { target in
      ((try? files.contentsOfDirectory(atPath: root.appending(path: "Sources/\(target)").path))
        ?? [])
        .filter { $0.hasSuffix(".docc") }.sorted().map { "Sources/\(target)/\($0)" }
    }
  }
}

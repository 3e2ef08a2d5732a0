import Foundation
import SwiftToolchain
import Terminal

/// Has DocC make pages of the package's catalogues.
struct ReferenceMaker {
  let contents: BookContents
  let products: URL
  /// The folder of the toolchain's programs.
  private let programs: ProgramRun
  /// Where DocC's folder is on the server.
  private let base: String

  /// - Parameter base: The path of the book on its server; empty for the server's own.
  /// - Throws: ``BookError`` if the toolchain lacks a program for it.
  init(_ contents: BookContents, products: URL, toolchain: Toolchain, base: String) throws {
    (self.contents, self.products) = (contents, products)
    let folder = toolchain.root + "/bin"
    programs = ProgramRun(folder: URL(filePath: folder))
    self.base = ([base, Place.docc].filter { !$0.isEmpty }).joined(separator: "/")
    for name in ["docc", "swift-symbolgraph-extract"]
    where access("\(folder)/\(name)", X_OK) != 0 {
      throw BookError(
        "there is no \(name) in \(folder), which makes the reference: install a whole toolchain")
    }
  }

  /// Makes the archive of a catalogue.
  ///
  /// - Parameter work: A folder for what is made on the way.
  /// - Throws: ``BookError``, or an error of the system.
  func convert(_ catalogue: DocumentationCatalogue, in work: URL) throws {
    var arguments = [
      "convert", contents.root.appending(path: catalogue.path).path,
      "--fallback-display-name", catalogue.displayName,
      "--fallback-bundle-identifier", "interleave.\(catalogue.name)",
      "--transform-for-static-hosting", "--hosting-base-path", base,
      "--output-dir", archive(catalogue, in: work).path,
    ]
    if catalogue.isOfModule {
      let graphs = work.appending(path: catalogue.name)
      try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
      try extract(catalogue.target, to: graphs)
      arguments += ["--additional-symbol-graph-dir", graphs.path]
    }
    _ = try programs.output(of: "docc", arguments, temporary: work)
  }

  /// Puts the archives together, as a folder of the book.
  ///
  /// - Throws: ``BookError``, or an error of the system.
  func merge(in work: URL, to draft: URL) throws {
    let place = draft.appending(path: Place.docc)
    _ = try programs.output(
      of: "docc",
      ["merge"] + contents.catalogues.map { archive($0, in: work).path }
        + ["--output-path", place.path, "--synthesized-landing-page-name", BookContents.title],
      temporary: work)
    try FileManager.default.removeItem(at: work)
    // Each page asks for it, and complains where there is none.
    try OutputFile(place.appending(path: "theme-settings.json").path).write("{}\n")
    try restrict(place)
  }

  private func archive(_ catalogue: DocumentationCatalogue, in work: URL) -> URL {
    work.appending(path: "\(catalogue.name).doccarchive")
  }

  /// What a module declares, as DocC reads it.
  private func extract(_ module: String, to folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: products.path)
    let maps = names.filter { $0.hasSuffix(".build") }.sorted()
      .map { products.appending(path: "\($0)/module.modulemap").path }
      .filter { access($0, R_OK) == 0 }
    _ = try programs.output(
      of: "swift-symbolgraph-extract",
      [
        "-module-name", module, "-target", Self.target, "-I",
        products.appending(path: "Modules").path,
        "-minimum-access-level", "package", "-skip-synthesized-members", "-output-dir", folder.path,
      ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] })
  }

  /// What the modules were built for.
  private static let target: String = {
    #if arch(arm64)
      let machine = "aarch64"
    #else
      let machine = "x86_64"
    #endif
    #if os(macOS)
      return "\(machine == "aarch64" ? "arm64" : machine)-apple-macosx26.0"
    #else
      return "\(machine)-unknown-linux-gnu"
    #endif
  }()

  /// DocC's pages run scripts of their own and fetch their texts: from the book, and from nowhere else.
  private static let policy =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
    + "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    + "font-src 'self'; media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'\">"

  /// What DocC's renderer shows above each of its pages: the way back to the book.
  private var header: String {
    let book = base.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/index.html"
    return "<template id=\"custom-header\">"
      + "<style>nav.book { padding: .5rem 1rem; font: .9rem sans-serif }</style>"
      + "<nav class=\"book\"><a href=\"\(book)\">\(BookContents.title): the book</a></nav></template>"
  }

  private func restrict(_ folder: URL) throws {
    let files =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for file in files where file.hasSuffix(".html") {
      let url = folder.appending(path: file)
      let html = try String(contentsOf: url, encoding: .utf8)
      let restricted = html.replacing(
        "<meta charset=\"utf-8\">", with: "<meta charset=\"utf-8\">\(Self.policy)",
        maxReplacements: 1)
      let bound = restricted.replacing(#/<body[^>]*>/#, maxReplacements: 1) { $0.output + header }
      guard restricted != html, bound != restricted else {
        throw BookError("docc made a page of an unknown form: \(file)")
      }
      try OutputFile(url.path).write(bound)
    }
  }
}

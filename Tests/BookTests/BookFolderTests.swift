import CommandSupport
import Foundation
import SwiftToolchain
import Terminal
import Testing

@testable import Book

@Suite("Where a book goes")
struct BookFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }
  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []).sorted()
  }

  private func reason(_ name: String) -> String {
    do {
      try BookFolder(path(name)).check()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test("a new or an empty folder takes a book, and nothing else but an older book does")
  func places() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: path("empty"), withIntermediateDirectories: true)
    try files.createDirectory(atPath: path("other"), withIntermediateDirectories: true)
    #expect(files.createFile(atPath: path("other/diary.txt"), contents: Data("dear".utf8)))
    #expect(files.createFile(atPath: path("file"), contents: Data()))
    #expect(reason("new").isEmpty && reason("empty").isEmpty)
    #expect(reason("other").contains("holds something that is no book"))
    #expect(reason("file").contains("it is a file"))
    #expect(reason("no/book").contains("there is no folder"))
    // A file of the name alone makes no book.
    #expect(files.createFile(atPath: path("other/interleave-book.json"), contents: Data("{}".utf8)))
    #expect(reason("other").contains("no book"))
  }

  @Test(
    "a book is moved into place whole; an older one is gone then, with files that nobody needs any more"
  )
  func replaces() throws {
    let book = BookFolder(path("book"))
    for text in ["old", "new"] {
      let draft = try book.begin()
      try book.write(text, at: "index.html", in: draft)
      try book.write(text, at: "patterns/\(text).html", in: draft)
      try book.finish(draft)
    }
    #expect(book.isBook && names == ["book"])
    #expect(try String(contentsOfFile: path("book/index.html"), encoding: .utf8) == "new")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path("book/patterns")) == ["new.html"])
  }

  @Test("what is put into the place while the book is made is not lost")
  func overtaken() throws {
    let book = BookFolder(path("book"))
    let draft = try book.begin()
    try FileManager.default.createDirectory(
      atPath: path("book/mine"), withIntermediateDirectories: true)
    #expect(throws: OutputError.self) { try book.finish(draft) }
    book.abandon()
    #expect(names == ["book"])
  }

  @Test("a run that fails ends it, with the program's own reason, and leaves nothing behind")
  func fails() throws {
    let products = folder.url.appending(path: "products")
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    let script = try Script("echo 'demo: it broke' >&2; exit 3")
    try FileManager.default.copyItem(atPath: script.path, toPath: products.path + "/demo")
    let contents = try BookContents(
      root: BookContents.package,
      .init(patterns: ["serial"], exercises: [], topics: [], hasReference: false))
    let maker = try BookMaker(contents, products: products, toolchain: try #require(Toolchain()))
    let book = BookFolder(path("book"))
    let error = #expect(throws: BookError.self) { try maker.make(in: book) }
    #expect(error?.description.contains("'swift run demo serial --seed 3 --html -'") == true)
    #expect(error?.description.contains("demo: it broke") == true)
    #expect(names == ["products"])
  }

  @Test("a toolchain without DocC is named before anything is run")
  func withoutDocC() throws {
    for name in ["swiftc", "swift-frontend"] {
      let file = path(name)
      #expect(
        FileManager.default.createFile(
          atPath: file, contents: Data(), attributes: [.posixPermissions: 0o755]))
    }
    let toolchain = try #require(Toolchain(path: folder.url.path))
    let contents = try BookContents(
      root: BookContents.package, .init(patterns: [], exercises: [], topics: []))
    let error = #expect(throws: BookError.self) {
      try BookMaker(contents, products: Command.products, toolchain: toolchain)
    }
    #expect(error?.description.hasPrefix("there is no docc in ") == true)
  }
}

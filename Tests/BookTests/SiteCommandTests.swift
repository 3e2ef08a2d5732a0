import CommandSupport
import Foundation
import LoopbackServer
import Testing

@testable import Book

@Suite("site", .timeLimit(.minutes(10)))
struct SiteCommandTests {
  @Test("it says what is wrong with a command line, and touches nothing")
  func misuse() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    #expect(FileManager.default.createFile(atPath: path + "/diary.txt", contents: Data()))
    for (words, status, words2) in [
      ([], 64, "name one folder"), (["a", "b"], 64, "name one folder"),
      (["--sreve"], 64, "--serve"), ([""], 64, "name one folder"),
      ([path + "/book", "--base-path", "a b/../c"], 64, "'a b' is none"),
      ([path + "/book", "--base-path", "a/../c"], 64, "'..' is none"),
      ([path + "/book", "--serve", "--port", "70000"], 64, "from 1 to 65535, not '70000'"),
      ([path + "/book", "--port", "8000"], 64, "--port is for --serve"),
      ([path], 73, "holds something that is no book"),
      ([path + "/diary.txt"], 73, "it is a file"), ([path + "/no/book"], 73, "there is no folder"),
    ] as [([String], Int32, String)] {
      let run = try Command.run("site", words)
      #expect(run.status == status && run.error.contains(words2), "\(words): \(run.error)")
      #expect(run.error.hasPrefix("site: ") && run.output.isEmpty)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["diary.txt"])
    #expect(try Command.run("site", ["--help"]).output.contains("Usage: swift run site OUT"))
  }

  @Test("without a compiler on the PATH it says so")
  func withoutCompiler() throws {
    let folder = try TemporaryFolder()
    let run = try Command.run(
      "site", [folder.url.path + "/book"], environment: ["PATH": "/nowhere"])
    #expect(
      run.status == 69 && run.error == "site: no swiftc on the PATH: install a Swift toolchain\n")
  }

  #if os(Linux)
    @Test("Ctrl-C while it works leaves nothing behind")
    func interrupted() throws {
      let folder = try TemporaryFolder()
      let session = try TerminalSession("site", [folder.url.path + "/book"])
      #expect(session.sees("% "))
      session.send(SIGINT)
      #expect(session.end() >> 8 & 0xFF == 130)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }
  #endif

  @Test("it shows a book's files with their types, and no file beside the book")
  func serves() throws {
    let folder = try TemporaryFolder()
    let book = folder.url.appending(path: "book")
    let page = book.appending(path: "docc/a(_:)")
    try FileManager.default.createDirectory(at: page, withIntermediateDirectories: true)
    try "page".write(to: page.appending(path: "index.html"), atomically: true, encoding: .utf8)
    try "{}".write(to: book.appending(path: "docc/a b.json"), atomically: true, encoding: .utf8)
    try "no".write(to: folder.url.appending(path: "secret"), atomically: true, encoding: .utf8)
    let files = BookFiles(folder: book.path)
    func told(_ path: String) -> String {
      let answer = files.answer(path)
      let text = String(decoding: answer.body.flatMap(\.bytes), as: UTF8.self)
      return "\(answer.status) \(answer.type): \(text)"
    }
    #expect(told("/docc/a(_:)/") == "200 text/html; charset=utf-8: page")
    #expect(told("/docc/a%28_%3A%29/index.html") == "200 text/html; charset=utf-8: page")
    #expect(told("/docc/a%20b.json") == "200 application/json: {}")
    #expect(told("/docc/a(_:)").contains("url=/docc/a(_:)/"))
    for path in [
      "/../secret", "/%2e%2e/secret", "/docc/%2e%2e/%2e%2e/secret", "/none", "/%00", "/",
    ] {
      #expect(told(path).hasPrefix("404 "), "\(path)")
    }
  }

  @Test("a book that is to be below a path of its server is shown there, and its top leads to it")
  func based() throws {
    let folder = try TemporaryFolder()
    try "first".write(
      to: folder.url.appending(path: "index.html"), atomically: true, encoding: .utf8)
    let files = BookFiles(folder: folder.url.path, base: "course/book")
    func told(_ path: String) -> String {
      let answer = files.answer(path)
      return "\(answer.status) \(String(decoding: answer.body.flatMap(\.bytes), as: UTF8.self))"
    }
    #expect(told("/course/book/") == "200 first")
    #expect(told("/course/book/index.html") == "200 first")
    #expect(told("/").contains("url=/course/book/"))
    #expect(told("/index.html").hasPrefix("404 ") && told("/course/").hasPrefix("404 "))
  }

  @Test("DocC's pages have addresses that its router finds")
  func addresses() throws {
    let all = try DocumentationCatalogue.all(in: BookContents.package)
    #expect(all.contains(where: \.hasTutorials) && !all.allSatisfy(\.hasTutorials))
    for catalogue in all {
      #expect(catalogue.firstPage.hasSuffix("/"), "index.html would be a part of the page's name")
      // Behind "tutorials" another "tutorials" is taken for a language.
      #expect(catalogue.displayName.lowercased() != "tutorials")
    }
  }

  @Test("a book that is there is shown at once, on this machine's own address")
  func shown() throws {
    let book = try SampleBook.result.get()
    let server = try BookServer(BookFolder(book.url.path))
    #expect(server.address.hasPrefix("http://127.0.0.1:"))
    let url = try #require(URL(string: server.address + "patterns/"))
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text == (try book.text("patterns/index.html")))
  }

  @Test("a port that is wanted is taken, and one that another program has is told as that")
  func ports() throws {
    let other = try LoopbackServer(routes: [])
    let book = try SampleBook.result.get()
    let error = #expect(throws: BookError.self) {
      _ = try BookServer(BookFolder(book.url.path), port: other.port)
    }
    let sentence = error.map { "\($0)" } ?? ""
    #expect(sentence.hasPrefix("port \(other.port) cannot be had (Address already in use): "))
    #expect(sentence.hasSuffix("name another one, or leave out --port"))
    other.stop()
    let server = try BookServer(BookFolder(book.url.path), port: other.port)
    #expect(server.address == "http://127.0.0.1:\(other.port)/")
  }
}

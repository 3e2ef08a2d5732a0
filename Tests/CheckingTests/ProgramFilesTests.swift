import Checking
import Foundation
import Terminal
import Testing

@Suite("The files that a command line names")
final class ProgramFilesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "interleave-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func files(_ words: String...) throws -> ProgramFiles {
    let paths = words.map { $0.hasSuffix(".swift") || $0.hasPrefix("./") ? path($0) : $0 }
    return try ProgramFiles(CheckOptions(arguments: paths))
  }

  private func path(_ name: String) -> String {
    folder.path + "/" + (name.hasPrefix("./") ? String(name.dropFirst(2)) : name)
  }

  private func complaint(_ words: String...) -> String? {
    do {
      let paths = words.map { $0.hasSuffix(".swift") || $0.hasPrefix("./") ? path($0) : $0 }
      _ = try ProgramFiles(CheckOptions(arguments: paths))
      return nil
    } catch {
      return "\(error)".replacing(folder.path + "/", with: "")
    }
  }

  @Test("files are one module, named like the first one")
  func severalFiles() throws {
    try write("a", to: "my account.swift")
    try write("b", to: "b.swift")
    let files = try files("my account.swift", "b.swift")
    #expect(files.library == nil)
    #expect(files.program.name == "my_account")
    #expect(files.program.sources.map(\.text) == ["a", "b"])
    #expect(files.program.sources.map(\.path) == [path("my account.swift"), path("b.swift")])
  }

  @Test("a folder is a library, with all its files, and a scenario that uses it")
  func library() throws {
    try write("1", to: "My Cache/b/One.swift")
    try write("2", to: "My Cache/A.swift")
    try write("3", to: "My Cache/.build/Hidden.swift")
    try write("4", to: "My Cache/Package.swift")
    try write("5", to: "My Cache/Notes.md")
    try write("6", to: "S.swift")
    let files = try files("./My Cache/", "--scenario", "S.swift")
    #expect(files.library?.name == "My_Cache")
    #expect(files.library?.sources.map(\.text) == ["2", "1"])
    #expect(files.program.name == "Scenario")
    #expect(files.program.sources.map(\.text) == ["6"])
    let named = try self.files("./My Cache", "--call", "f", "--module-name", "Cache")
    #expect(named.library == nil)
    #expect(named.program.name == "Cache")
    #expect(named.program.sources.count == 2)
  }

  @Test("a folder of several programs is no program")
  func severalPrograms() throws {
    try write("print(1)", to: "All/A.swift")
    try write("let a = 1", to: "All/B.swift")
    #expect(try files("./All").program.sources.count == 2)
    try write("print(2)", to: "All/C.swift")
    #expect(throws: UsageError.self) { _ = try files("./All") }
    #expect(complaint("./All")?.contains("Name one file, or a program that uses") == true)
  }

  @Test("a module is never called like one that it imports, or something that is no name")
  func names() throws {
    for (file, name) in [("Dispatch.swift", "_Dispatch"), ("2.swift", "_2"), ("ä-b.swift", "__b")] {
      try write("", to: file)
      #expect(try files(file).program.name == name)
    }
  }

  @Test("what cannot be read or does not fit together is refused in one sentence")
  func refused() throws {
    try write("", to: "a.swift")
    try write("", to: "Library/b.swift")
    try write("", to: "Empty/c.txt")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    try Data([0xFF, 0xFE, 0xFD]).write(to: folder.appending(path: "binary.swift"))
    #expect(complaint("no.swift") == "there is no file no.swift")
    #expect(
      complaint("Empty/c.txt") == "Empty/c.txt is not a Swift file: its name does not end in .swift"
    )
    #expect(complaint("binary.swift") == "binary.swift is not UTF-8 text")
    #expect(complaint("./Empty", "--call", "f") == "there are no Swift files in Empty")
    #expect(
      complaint("./Library")
        == "a folder needs a program that uses it: --scenario FILE or --call NAME")
    #expect(complaint("./Library", "a.swift") == "name one folder, or files, but not both")
    #expect(
      complaint("a.swift", "--scenario", "a.swift")
        == "--scenario a.swift needs a folder; to check files, name all of them instead")
  }
}

import CommandSupport
import Foundation
import Terminal
import Testing

@Suite("a file that is written whole or not at all")
struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
  }

  @Test("a new file is made, and nothing is left beside it")
  func newFile() throws {
    try OutputFile(path("a.json")).check()
    #expect(try names == [], "to check makes nothing")
    try OutputFile(path("a.json")).write("text\n")
    #expect(try text("a.json") == "text\n")
    #expect(try names == ["a.json"])
  }

  @Test("a file is replaced, and keeps its permissions")
  func replaced() throws {
    try "old, and longer".write(toFile: path("a"), atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("a"))
    try OutputFile(path("a")).write("new")
    #expect(try text("a") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try names == ["a"])
  }

  @Test("a link stays a link; the file behind it is replaced")
  func link() throws {
    try OutputFile(path("target")).write("old")
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "target")
    try OutputFile(path("link")).write("new")
    #expect(try text("target") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "target")
    #expect(try names == ["link", "target"])
  }

  // A pipe stands for devices, too: a test that failed on /dev/null would have replaced it.
  @Test("a named pipe is written to, not replaced")
  func namedPipe() throws {
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    // Opened for both directions, it has a reader at once: the writer need not wait for one.
    let reader = open(path("pipe"), O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    try OutputFile(path("pipe")).write("text")
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(reader, &bytes, 10) == 4)
    #expect(String(decoding: bytes.prefix(4), as: UTF8.self) == "text")
    let attributes = try FileManager.default.attributesOfItem(atPath: path("pipe"))
    #expect(attributes[.type] as? FileAttributeType != .typeRegular)
  }

  @Test("where it cannot be written, the reason is said before any work is done")
  func refused() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("dangling"), withDestinationPath: "nowhere")
    try OutputFile(path("file")).write("")
    expectFailure(of: folder.url.path, "it is a folder")
    expectFailure(of: path("new") + "/", "it names a folder")
    expectFailure(of: path("none/a.json"), "there is no folder \(path("none"))")
    expectFailure(of: path("file") + "/a.json", "there is no folder \(path("file"))")
    expectFailure(of: path("dangling"), "it is a link to a file that does not exist")
    let error = #expect(throws: OutputError.self) { try OutputFile("").check() }
    #expect(error?.description == "cannot write: the path is empty")
    #expect(try names == ["dangling", "file"])
  }

  @Test("what is protected is not overwritten", .enabled(if: geteuid() != 0, "root may do all"))
  func protected() throws {
    try OutputFile(path("a")).write("old")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path("a"))
    expectFailure(of: path("a"), "it is write-protected")
    #expect(try text("a") == "old")
  }

  @Test("when the last step fails, nothing is left behind")
  func lastStepFails() throws {
    let name = String(repeating: "n", count: 300)
    expectFailure(of: path(name), "File name too long") { try $0.write("text") }
    #expect(try names == [])
  }

  @Test("a dash is standard output, which always can be written")
  func standardOutput() throws {
    #expect(OutputFile("-").isStandardOutput)
    #expect(!OutputFile("./-").isStandardOutput)
    try OutputFile("-").check()
  }

  private func expectFailure(
    of path: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ work: (OutputFile) throws -> Void = { try $0.check() }
  ) {
    let error = #expect(throws: OutputError.self, sourceLocation: sourceLocation) {
      try work(OutputFile(path))
    }
    #expect(
      error?.description == "cannot write \(path): \(reason)", sourceLocation: sourceLocation)
  }
}

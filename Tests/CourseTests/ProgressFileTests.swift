import CommandSupport
import Course
import Dispatch
import Foundation
import Testing

@Suite("progress, as a file")
struct ProgressFileTests {
  private let folder: TemporaryFolder
  private var file: ProgressFile { ProgressFile(folder: folder.url) }

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func write(_ text: String, to name: String = ProgressFile.name) throws {
    try Data(text.utf8).write(to: URL(filePath: path(name)))
  }

  private func read(_ name: String = ProgressFile.name) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  @Test("without a file nothing is done yet, and to read makes none")
  func missing() throws {
    #expect(try file.read().progress == CourseProgress())
    #expect(try file.read().notice == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test("whoever changes it is alone")
  func alone() throws {
    // Another open file stands for another process (flock, 2).
    func canLock() -> Bool {
      let other = open(path(".lock"), O_RDWR)
      defer { close(other) }
      return flock(other, LOCK_SH | LOCK_NB) == 0
    }
    var couldLock: Bool?
    try file.update { _ in couldLock = canLock() }
    #expect(couldLock == false)
    #expect(canLock(), "afterwards it is free")
  }

  @Test("many at once lose nothing")
  func concurrent() throws {
    let file = file
    DispatchQueue.concurrentPerform(iterations: 64) { number in
      _ = try? file.update { $0.exercises["exercise-\(number)", default: .init()].hints += 1 }
      _ = try? file.update { $0.exercises["shared", default: .init()].hints += 1 }
    }
    let progress = try file.read().progress
    #expect(progress.exercises.count == 65)
    #expect(progress.exercises["shared"]?.hints == 64)
  }

  @Test(
    "what cannot be understood is said, kept, and gone on without",
    arguments: [
      "", "{", "[1]", #"{"schema": 1}"#, #"{"schema": 99, "exercises": {}}"#,
      "<<<<<<< ours\n{}\n=======\n", #"{"schema": 1, "exercises": {"a": {"hints": "two"}}}"#,
    ])
  func unreadable(text: String) throws {
    try write(text)
    let reading = try file.read()
    #expect(reading.progress == CourseProgress())
    #expect(reading.notice?.contains("kept as progress.json.unreadable-1") == true)
    #expect(try read("progress.json.unreadable-1") == text)
    #expect(try file.read().notice == nil, "it is said once")
    try write(text)
    #expect(try file.update { $0.current = "a" }.notice?.contains("unreadable-2") == true)
    #expect(try read("progress.json.unreadable-1") == text)
    #expect(try file.read().progress.current == "a")
  }

  @Test("a newer schema is named")
  func newer() throws {
    try write(#"{"schema": 7, "exercises": {}}"#)
    #expect(try file.read().notice?.contains("schema 7") == true)
  }

  @Test("neither a folder nor a pipe in its place stops anybody")
  func noFile() throws {
    try FileManager.default.createDirectory(
      atPath: path(ProgressFile.name), withIntermediateDirectories: false)
    #expect(try file.read().notice != nil)
    #expect(mkfifo(path(ProgressFile.name), 0o600) == 0)
    #expect(try file.update { $0.current = "a" }.notice != nil)
    #expect(try file.read().progress.current == "a")
  }

  @Test("a crash in the middle of writing leaves what was there")
  func crash() throws {
    try file.update { $0.current = "before" }
    // What a process leaves that was ended while it wrote: half of a draft beside the file.
    try write(#"{"schema": 1, "curr"#, to: ".interleave-half")
    #expect(try file.read().notice == nil)
    #expect(try file.read().progress.current == "before")
    try file.update { $0.current = "after" }
    #expect(try file.read().progress.current == "after")
  }

  @Test("a write that fails changes nothing, and says so")
  func failing() throws {
    try file.update { $0.current = "before" }
    let text = try read()
    // The place of the file is a link into a folder that does not exist.
    try FileManager.default.removeItem(atPath: path(ProgressFile.name))
    try FileManager.default.createSymbolicLink(
      atPath: path(ProgressFile.name), withDestinationPath: path("away/progress.json"))
    #expect(throws: (any Error).self) { try file.update { $0.current = "after" } }
    try FileManager.default.createDirectory(
      atPath: path("away"), withIntermediateDirectories: false)
    try write(text, to: "away/progress.json")
    #expect(try file.read().progress.current == "before", "a link is followed")
  }

  @Test("exercises that the course does not know are kept, and nothing is written without a change")
  func unknown() throws {
    try write(#"{"schema":1,"exercises":{"gone":{"hints":2}}}"#)
    try file.update { _ in }
    #expect(try read() == #"{"schema":1,"exercises":{"gone":{"hints":2}}}"#)
    try file.update { $0.current = "a" }
    #expect(try file.read().progress.exercises["gone"]?.hints == 2)
  }
}

import CommandSupport
import Foundation
import Testing

/// A folder such as a reader of a document has: the course as it is handed out, and the files of the document.
final class ReadersFolder {
  private let folder: TemporaryFolder
  var url: URL { folder.url }

  init(_ saved: [(name: String, text: String)] = []) throws {
    folder = try TemporaryFolder()
    let files = FileManager.default
    let course = PackageFolder.url.appending(path: "Exercises")
    let copy = url.appending(path: "Exercises")
    try files.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: course.path)
    where name != "Work" && !name.hasPrefix(".") {
      try files.copyItem(at: course.appending(path: name), to: copy.appending(path: name))
    }
    for file in saved { try save(file.text, as: file.name) }
  }

  /// Saves a file, as a reader does who is asked to.
  func save(_ text: String, as path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Runs a command, and finds the first line that differs from what a document shows below it.
  ///
  /// - Returns: That difference, and all that the command prints.
  func difference(
    from shown: Document.Block.Transcript
  ) throws -> (difference: String?, printed: String) {
    let name = try #require(shown.words.first)
    let run = try Command.run(
      name, Array(shown.words.dropFirst()), environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm"],
      in: url)
    let printed = run.output.isEmpty ? run.error : run.output
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return (PrintedText(lines).difference(from: PrintedText(shown.output)), printed)
  }
}

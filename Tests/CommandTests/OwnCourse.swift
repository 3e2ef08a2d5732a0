import CommandSupport
import Foundation
import Testing

/// A course `Mine` in the folder in which `grade` is run, with one exercise that is begun.
final class OwnCourse {
  private let folder: TemporaryFolder
  private let exercise = "Mine/1-new-chapter/010-two-cash-desks"
  var url: URL { folder.url }
  /// All that was printed so far, the command before each.
  private(set) var printed = ""

  init() throws {
    folder = try TemporaryFolder()
    try write(#"{"title": "Mine", "concepts": {}}"#, to: "Mine/course.json")
    try grade("new", "two-cash-desks")
  }

  @discardableResult
  func grade(_ words: String..., status: Int32 = 0) throws -> Command {
    let run = try Command.run("grade", words + ["--course", "Mine"], in: url)
    #expect(run.status == status, "\(words): \(run.error)\(run.output)")
    printed += "> \(words.joined(separator: " "))\n\(run.output)\n\(run.error)\n"
    return run
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: path).path)
  }

  /// A file of the exercise.
  func file(_ path: String) -> String { "\(exercise)/\(path)" }

  /// Writes a text in each place that is to be filled in.
  func fillIn() throws {
    for path in try FileManager.default.subpathsOfDirectory(
      atPath: url.appending(path: "Mine/1-new-chapter").path)
    where path.contains(".") {
      let path = "Mine/1-new-chapter/" + path
      try write(try text(path).replacing("FILL IN: ", with: ""), to: path)
    }
  }
}

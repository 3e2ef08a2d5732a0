import CommandSupport
import Foundation
import Testing

/// A course with one exercise that `grade new` has made.
struct BegunCourse {
  let folder: TemporaryFolder
  private let name: String
  private var exercise: URL { folder.url.appending(path: "1-new-chapter/010-\(name)") }

  init(_ name: String, kind: String = "repair") throws {
    self.name = name
    folder = try TemporaryFolder()
    try write(#"{"title": "Sample", "concepts": {}}"#, to: "course.json")
    let ran = try grade(["new", name, "--kind", kind])
    #expect(ran.status == 0, "\(ran.error)")
  }

  func grade(_ words: [String]) throws -> Command {
    try Command.run("grade", words + ["--course", folder.url.path, "--plain"])
  }

  func verify(all: Bool = false, write: Bool = false) throws -> Command {
    try grade(["verify"] + (all ? [] : [name]) + (write ? ["--write"] : []))
  }

  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appending(path: path).path)
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.url.appending(path: path))
  }

  /// Takes the marks away, as an author does who has written a text in each place.
  func fillIn() throws {
    try write("# New chapter\n", to: "1-new-chapter/README.md")
    for path in try FileManager.default.subpathsOfDirectory(atPath: exercise.path)
    where path.contains(".") { try change(path, "FILL IN: ", to: "") }
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: exercise.appending(path: path), encoding: .utf8)
  }

  func change(_ path: String, _ old: String, to new: String) throws {
    let changed = try text(path).replacing(old, with: new)
    try Data(changed.utf8).write(to: exercise.appending(path: path))
  }

  func copy(_ path: String, to other: String, replacing old: String, by new: String) throws {
    let changed = try text(path).replacing(old, with: new, maxReplacements: 1)
    try Data(changed.utf8).write(to: exercise.appending(path: other))
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: exercise.appending(path: path))
  }
}

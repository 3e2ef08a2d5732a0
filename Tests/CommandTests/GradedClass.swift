import CommandSupport
import Course
import Foundation
import Testing

/// A class with a folder for each learner, graded by the command.
struct GradedClass {
  let folder: TemporaryFolder

  /// Three learners: two are right, one hands in the starter.
  init() throws {
    folder = try TemporaryFolder()
    let exercise = try Self.exercise()
    for learner in ["ada", "bob", "Zoë !"] {
      try write(
        learner == "bob" ? exercise.starter : try exercise.solutions()[0].text, for: learner)
    }
  }

  static func exercise() throws -> Exercise {
    let course = try Course(folder: PackageFolder.url.appending(path: "Exercises"))
    return try #require(course.exercise("lost-update"))
  }

  /// Hands in a text.
  func write(_ text: String, for learner: String) throws {
    let home = folder.url.appending(path: "Class/\(learner)/lost-update")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: home.appending(path: "DownloadCounter.swift"))
  }

  /// The arguments that grade it.
  func arguments(_ words: [String], out: String) -> [String] {
    [
      "all", "lost-update", "--course", PackageFolder.url.appending(path: "Exercises").path,
      "--submissions", path("Class"), "--out", path(out),
    ] + words
  }

  func grade(_ words: String..., out: String) throws -> Command {
    try Command.run("grade", arguments(words, out: out))
  }

  func merge(_ parts: [String], out: String) throws -> Command {
    try Command.run(
      "grade",
      ["all", "--merge"] + parts.map(path) + [
        "--course", PackageFolder.url.appending(path: "Exercises").path, "--out", path(out),
      ])
  }

  func path(_ name: String) -> String { folder.url.appending(path: name).path }

  /// The files of a folder, with what is in them; hidden ones excepted.
  func results(_ name: String) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: path(name))
    return Dictionary(
      uniqueKeysWithValues: try names.filter { !$0.hasPrefix(".") }.map { file in
        (file, try Data(contentsOf: folder.url.appending(path: "\(name)/\(file)")))
      })
  }
}

import CommandSupport
import Course
import Foundation
import Testing

/// The submissions of one folder of Tests/Submissions, as a class that hands in one exercise.
///
/// They were written from README and starter alone, and judged twice before they were graded.
struct FreshSubmissions: Sendable {
  /// A submission: what it must get, and its text.
  struct Submission: Sendable {
    /// The file's name without its ending; begins with `right-` or `wrong-`.
    let name: String
    let text: String

    /// The diagnosis that it must get, as its first line says; `nil` if it must pass.
    var expected: String? {
      guard name.hasPrefix("wrong-") else { return nil }
      let line = text.prefix { $0 != "\n" }
      return line.hasPrefix("// expected: ") ? String(line.dropFirst(13)) : "?"
    }
  }

  private static let folder = PackageFolder.url.appending(path: "Tests/Submissions")
  /// The exercises that have such submissions, by name.
  static let exercises =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  /// Whether all of them are graded.
  ///
  /// Otherwise, to save time, one of each exercise is, a right one and a wrong one by turns; `CourseVerifiedTests` grades
  /// one of the other kind. Of a capstone's parts only the last one's are: it demands what all parts before it demand,
  /// and each of them takes long.
  static let gradesAll = ProcessInfo.processInfo.environment["INTERLEAVE_ALL_SUBMISSIONS"] != nil
  private static let continued: Set<String> = {
    let course = try? Course(folder: PackageFolder.url.appending(path: "Exercises"))
    return Set((course?.exercises ?? []).flatMap(\.earlier).map(\.name))
  }()

  /// Whether the one that is graded of an exercise is a right one; `nil` for an exercise of which none is.
  static func takesRight(of exercise: String) -> Bool? {
    guard !continued.contains(exercise) else { return nil }
    return exercises.firstIndex(of: exercise).map { $0.isMultiple(of: 2) }
  }

  private(set) var submissions: [Submission]
  /// How the names of all of them begin.
  let names: Set<String>
  /// The wrong ones that do not say what they must get.
  let unlabelled: [String]
  private let exercise: String

  init(_ exercise: String) throws {
    self.exercise = exercise
    let folder = Self.folder.appending(path: exercise)
    let all = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      Submission(
        name: String($0.dropLast(".swift".count)),
        text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
    names = Set(all.map { String($0.name.prefix(6)) })
    unlabelled = all.filter { $0.expected == "?" }.map(\.name)
    let right = Self.takesRight(of: exercise)
    submissions = all.filter { Self.gradesAll || ($0.expected == nil) == right }
    if !Self.gradesAll { submissions = Array(submissions.prefix(1)) }
  }

  /// Grades all of them with one command.
  ///
  /// - Returns: The diagnosis of each, by name; "passes" for those that pass.
  func verdicts() throws -> [String: String] {
    if submissions.isEmpty { return [:] }
    let folder = try TemporaryFolder()
    let course = PackageFolder.url.appending(path: "Exercises")
    let file = try #require(try Course(folder: course).exercise(exercise)).fileName
    for one in submissions {
      let home = folder.url.appending(path: "class/\(one.name)/\(exercise)")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      try Data(one.text.utf8).write(to: home.appending(path: file))
    }
    let out = folder.url.appending(path: "out")
    let ran = try Command.run(
      "grade",
      [
        "all", exercise, "--course", course.path, "--format", "json", "--submissions",
        folder.url.appending(path: "class").path, "--out", out.path,
      ])
    #expect(ran.status <= 1, "\(ran.error)")
    return try Dictionary(
      uniqueKeysWithValues: submissions.map {
        ($0.name, try Self.verdict(out.appending(path: "\($0.name).json")))
      })
  }

  private static func verdict(_ file: URL) throws -> String {
    let book = try JSONDecoder().decode(Book.self, from: Data(contentsOf: file))
    let report = try #require(book.exercises.first)
    return report.hasPassed ? "passes" : report.problems.first?.diagnosis ?? "no diagnosis"
  }

  private struct Book: Decodable { var exercises: [Report] }
  private struct Report: Decodable {
    var hasPassed: Bool
    var problems: [Problem]
  }
  private struct Problem: Decodable { var diagnosis: String }
}

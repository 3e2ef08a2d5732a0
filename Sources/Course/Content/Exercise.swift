import Checking
import Exploration
import Foundation

/// An exercise: what a learner begins with, and what judges it.
package struct Exercise: Sendable {
  /// Its name: that of its folder, without the number.
  package let name: String
  /// Where it comes in the course, from 1; another number once an exercise comes before it.
  package let number: Int
  /// The number in its folder's name: where it comes in its chapter.
  package let order: Int
  /// Its title.
  package let title: String
  /// Where it lies.
  package let folder: URL
  /// Points, concepts and words.
  package let manifest: ExerciseManifest
  /// The name of the file that a learner edits.
  package let fileName: String
  /// What a learner begins with.
  package let starter: String
  /// The program that an answer is about; `nil` for a kind without one.
  package let program: ExerciseProgram?
  /// The parts that come before it, if it continues another exercise.
  package let earlier: [Exercise]
  /// Which part it is of how many; `nil` for an exercise that stands alone.
  package internal(set) var part: Part?
  private let judge: ReadOnce<ExerciseCheck>

  /// What judges it: the checks of the earlier parts, which have to stay right, and its own.
  ///
  /// Read when it is first asked for.
  package var check: [SwiftSource] {
    get throws(CourseError) { try judge.value().files }
  }

  /// The functions of the check, in the order in which they stand there.
  ///
  /// Read when they are first asked for.
  package var demands: [Demand] {
    get throws(CourseError) { try judge.value().demands }
  }

  /// What a learner does.
  package var kind: ExerciseKind { manifest.kind ?? .repair }

  /// What a schedule has to show, where one is to be found.
  package var failure: FindingKind? { manifest.failure.flatMap(FindingKind.init(rawValue:)) }

  /// Reads an exercise.
  ///
  /// - Parameter others: Those that come before it in the course.
  /// - Throws: ``CourseError`` for what is missing or not as it should be.
  init(
    _ numbered: NumberedFolder, number: Int, after others: [Exercise]
  ) throws(CourseError) {
    self.number = number
    folder = numbered.url
    order = numbered.number
    name = numbered.name
    title = try CourseFile.title(of: folder.appending(path: "README.md"))
    manifest = try CourseFile.read(
      ExerciseManifest.self, from: folder.appending(path: "exercise.json"))
    let kind = manifest.kind ?? .repair
    let file = try CourseFile.only(in: folder.appending(path: "starter"), ending: kind.fileEnding)
    earlier = try Self.parts(before: name, continuing: manifest.continues, among: others)
    fileName = file.lastPathComponent
    starter = try CourseFile.text(file)
    program = kind.hasProgram ? try ExerciseProgram(in: folder) : nil
    let (folder, earlier) = (folder, earlier)
    judge = ReadOnce { () throws(CourseError) in
      kind.hasProgram ? ExerciseCheck() : try ExerciseCheck(in: folder, after: earlier)
    }
    if kind.hasProgram, let file = try ExerciseCheck.texts(in: folder).first {
      throw CourseError(
        description: "\(folder.path)/\(file.path): the program itself judges an answer")
    }
    guard (failure != nil) == (kind == .breakIt) else {
      throw CourseError(
        description:
          "\(folder.path)/exercise.json: 'failure' has to be a kind of finding if the kind "
          + "is 'break', and is for no other")
    }
  }

  /// The task as a learner reads it.
  ///
  /// - Throws: ``CourseError`` if it cannot be read.
  package func task() throws(CourseError) -> String {
    try CourseFile.text(folder.appending(path: "README.md"))
  }

  /// The hints, each of which says more than the one before.
  ///
  /// - Throws: ``CourseError`` if one cannot be read.
  package func hints() throws(CourseError) -> [String] {
    var hints: [String] = []
    for file in CourseFile.files(in: folder.appending(path: "hints"), ending: ".md") {
      hints.append(try CourseFile.text(file).trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return hints
  }

  /// The right solutions, by name.
  ///
  /// - Throws: ``CourseError`` if one cannot be read.
  package func solutions() throws(CourseError) -> [Variant] { try variants("solutions") }

  /// The wrong solutions, by name.
  ///
  /// - Throws: ``CourseError`` if one cannot be read.
  package func wrongSolutions() throws(CourseError) -> [Variant] { try variants("wrong") }

  private func variants(_ place: String) throws(CourseError) -> [Variant] {
    var variants: [Variant] = []
    for file in CourseFile.files(in: folder.appending(path: place), ending: kind.fileEnding) {
      variants.append(
        Variant(
          name: file.deletingPathExtension().lastPathComponent,
          path: "\(place)/\(file.lastPathComponent)", text: try CourseFile.text(file)))
    }
    return variants
  }
}

/// A solution, right or wrong.
package struct Variant: Sendable {
  /// The name of its file, without the ending.
  package let name: String
  /// The path from the exercise's folder.
  package let path: String
  /// What is in it.
  package let text: String

  /// What its first line says: the approach of a right one.
  package var remark: String {
    text.split(separator: "\n", maxSplits: 1).first.map { line in
      String(line.drop { $0 == "/" || $0 == " " })
    } ?? ""
  }

  /// What follows the line that says the approach.
  package var code: String {
    String(text.drop { $0 != "\n" }.drop { $0 == "\n" })
  }

  /// The diagnosis that a wrong one must get, if its first line names one.
  package var diagnosis: String? {
    let prefix = "diagnosis:"
    guard text.hasPrefix("// "), remark.hasPrefix(prefix) else { return nil }
    return remark.dropFirst(prefix.count).trimmingCharacters(in: .whitespaces)
  }
}

/// One function of a check: something that is demanded of a submission.
package struct Demand: Sendable {
  /// What is demanded, as a learner reads it.
  package let sentence: String
  /// The function that finds out.
  package let function: ScenarioFunction
  /// The number of the part of an exercise to whose check it belongs.
  package let part: Int

  /// The function's name.
  package var name: String { function.name }

  static func all(in source: SwiftSource, part: Int) -> [Demand] {
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    return ScenarioFunction.callable(in: source).map { function in
      var comment: [String] = []
      for line in lines.prefix(function.line - 1).reversed() {
        let text = line.drop { $0 == " " }
        if text.hasPrefix("@") { continue }
        guard text.hasPrefix("///") else { break }
        comment.insert(text.dropFirst(3).trimmingCharacters(in: .whitespaces), at: 0)
      }
      let sentence = comment.prefix { !$0.isEmpty }.joined(separator: " ")
      return Demand(
        sentence: sentence.isEmpty ? function.name : sentence, function: function, part: part)
    }
  }
}

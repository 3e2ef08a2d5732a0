import Foundation
import Terminal

/// The wrong solutions of an exercise with the diagnosis that each gets: its `DIAGNOSES.md`.
package struct DiagnosisTable {
  private let exercise: Exercise
  private let rows: [Verified]
  private let command: String
  private var file: URL { exercise.folder.appending(path: Self.fileName) }

  /// The name of the file in the exercise's folder.
  package static let fileName = "DIAGNOSES.md"

  /// The table of what was verified.
  ///
  /// - Parameters:
  ///   - results: What every submission of the exercise got.
  ///   - commands: Those that it suggests.
  package init(_ exercise: Exercise, _ results: [Verified], _ commands: CourseCommands) {
    self.exercise = exercise
    command = commands.ofCourse("verify \(exercise.name) --write")
    rows = results.filter { $0.path.hasPrefix("wrong/") || $0.path.hasPrefix("starter/") }
  }

  /// The table in Markdown.
  package var markdown: String {
    var lines = [
      "# Wrong solutions of \(exercise.name)", "",
      "Made by `\(command)`, which grades them all.", "",
      "| wrong solution | why one would write it | diagnosis |", "|---|---|---|",
    ]
    for row in rows {
      let isStarter = row.path.hasPrefix("starter/")
      let name = row.path.split(separator: "/").last?.split(separator: ".").first ?? ""
      let why = isStarter ? "" : row.remark.replacing("|", with: "\\|")
      lines.append("| \(isStarter ? "(the starter)" : "`\(name)`") | \(why) | \(row.got) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// That the file is not there, or does not show the actual diagnoses; with the command that writes it.
  package var complaint: Complaint? {
    let old = try? CourseFile.text(file)
    guard old.map(Self.results) != Self.results(markdown) else { return nil }
    return Complaint(
      exercise: exercise.name,
      sentence: "\(Self.fileName) "
        + (old == nil ? "is to be filled in" : "does not show the actual diagnoses")
        + ": '\(command)' writes it")
  }

  /// Writes the file, whole or not at all.
  ///
  /// - Throws: `OutputError`; the file is then as it was.
  package func write() throws(OutputError) {
    try OutputFile(file.path).write(markdown)
  }

  /// The table without the command that makes it: others can have the course in another place.
  private static func results(_ markdown: String) -> [Substring] {
    markdown.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.hasPrefix("Made by `")
    }
  }
}

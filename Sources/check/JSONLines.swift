import Checking
import Foundation
import Terminal

/// The steps of a session as JSON, a line each.
final class JSONLines {
  /// What a line consists of.
  private struct Line: Encodable {
    let schema = 1
    let step: Step
    let outcomes: CollectedOutcomes
  }

  private let file: OutputFile
  private var lines = ""

  init(_ file: OutputFile) { self.file = file }

  /// Adds a step; one that goes to standard output is written at once.
  func add(_ step: Step, _ outcomes: CollectedOutcomes) {
    guard let line = try? CanonicalJSON.line(Line(step: step, outcomes: outcomes)) else { return }
    if file.isStandardOutput { Console.print(line, terminator: "") } else { lines += line }
  }

  /// Writes the file, whole or not at all.
  func write() throws(OutputError) {
    if !file.isStandardOutput { try file.write(lines) }
  }
}

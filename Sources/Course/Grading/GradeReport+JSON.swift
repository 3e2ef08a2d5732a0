import Checking
import Foundation
import Terminal

extension GradeReport {
  /// The report with its stories, as JSON.
  ///
  /// - Throws: An error of the encoder.
  package func json() throws -> String { try CanonicalJSON.text(self) }

  /// Reads a report that ``json()`` wrote.
  ///
  /// - Throws: An error of the decoder.
  package init(json: some Sequence<UInt8>) throws {
    self = try JSONDecoder().decode(GradeReport.self, from: Data(json))
  }

  /// What is wrong, as plain lines for formats without a place for more.
  ///
  /// - Parameter command: The command that grades the same again, to which `--replay` can be added.
  func problemText(_ command: String) -> String {
    if let diagnostics { return diagnostics }
    var explained: Set<Diagnosis> = []
    return problems.map { problem in
      let places = problem.places.map { "\($0.file):\($0.line): \($0.code)" }
      let again = problem.schedule.map { "Replay: \(command) --replay \($0)" }
      let head = problem.headline.prefix(1).uppercased() + problem.headline.dropFirst() + "."
      return
        ([head, problem.words, problem.explanation].filter { !$0.isEmpty } + places
        + [again, explained.insert(problem.diagnosis).inserted ? problem.diagnosis.pointer : nil]
        .compactMap { $0 }).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}

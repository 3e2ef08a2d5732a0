/// A form in which a timing report can be written.
///
/// A new form is a file with a constant of this type, and its line in ``all``: the help, the errors and
/// the tests of `bench --format` take their lists from there.
package struct ReportFormat: Sendable, Equatable {
  /// Every form in the order of the help; the first is used if none is asked for.
  package static let all: [ReportFormat] = [
    .text,
    .json,
    .markdown,
    .csv,
    .benchstat,
    .hyperfine,
    .googlebenchmark,
    .junit,
  ]

  /// The word for it on the command line.
  package let name: String
  /// The ending of a file, without the dot, that stands for this form; no two forms have the same.
  package let fileEnding: String?
  private let write:
    @Sendable (_ analysis: ReportAnalysis, _ width: Int, _ hasUnicode: Bool) throws -> String

  /// Makes a form.
  ///
  /// - Parameter write: Writes a report, ending in a line break; width and letters are for people.
  init(
    _ name: String, fileEnding: String? = nil,
    write: @escaping @Sendable (ReportAnalysis, Int, Bool) throws -> String
  ) {
    self.name = name
    self.fileEnding = fileEnding
    self.write = write
  }

  /// The form of a name.
  package static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }

  /// The names of all forms, as the help and the errors have them.
  package static var names: [String] { all.map(\.name) }

  /// Forms with the same name are the same.
  package static func == (a: ReportFormat, b: ReportFormat) -> Bool { a.name == b.name }

  /// Writes a report in this form.
  ///
  /// - Parameters:
  ///   - analysis: The report, worked out.
  ///   - width: The number of columns of the text form.
  ///   - hasUnicode: Whether the text form may use characters outside ASCII.
  /// - Returns: The text, ending in a line break.
  /// - Throws: `EncodingError` if a number of the report is not finite.
  package func render(
    _ analysis: ReportAnalysis, width: Int = 80, hasUnicode: Bool = true
  ) throws -> String {
    try write(analysis, width, hasUnicode)
  }
}

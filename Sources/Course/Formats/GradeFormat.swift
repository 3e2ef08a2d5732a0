import Terminal

/// A form in which `grade all` writes results.
///
/// A new form is a file with a constant of this type, and its line in ``all``: the help, the errors and
/// the tests of the option take their lists from there.
package struct GradeFormat: Sendable {
  /// Every form in the order of the help; the first is used if none is asked for.
  package static let all: [GradeFormat] = [
    .text,
    .problems,
    .json,
    .exercism,
    .classroom,
    .gradescope,
    .junit,
    .sarif,
    .markdown,
  ]

  /// The word for it on the command line.
  package let name: String
  /// The ending of a file in this form, without the dot.
  package let fileEnding: String
  private let book: @Sendable (Gradebook, Course, TerminalStyle) throws -> String
  private let file: (@Sendable (Gradebook, TerminalStyle) -> String)?
  private let table: @Sendable (ClassTable, TerminalStyle) -> String

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - file: What a learner's own file holds, if that is more than what is written otherwise.
  ///   - table: What the terminal shows of a class.
  ///   - book: Writes the results of one learner, ending in a line break.
  init(
    _ name: String, fileEnding: String,
    file: (@Sendable (Gradebook, TerminalStyle) -> String)? = nil,
    table: @escaping @Sendable (ClassTable, TerminalStyle) -> String = { $0.text($1) },
    book: @escaping @Sendable (Gradebook, Course, TerminalStyle) throws -> String
  ) {
    self.name = name
    self.fileEnding = fileEnding
    self.book = book
    self.file = file
    self.table = table
  }

  /// The form that a word of the command line means.
  package static func named(_ name: String) -> GradeFormat? { all.first { $0.name == name } }

  /// The names of all forms, as the help and the errors have them.
  package static var names: [String] { all.map(\.name) }

  /// The results of one learner.
  ///
  /// - Throws: An error of the encoder.
  package func text(
    of book: Gradebook, course: Course, style: TerminalStyle
  ) throws -> String {
    try self.book(book, course, style)
  }

  /// What a file of a learner's own holds, where a class is graded.
  ///
  /// - Throws: An error of the encoder.
  package func file(
    of book: Gradebook, course: Course, style: TerminalStyle
  ) throws -> String {
    try file?(book, style) ?? text(of: book, course: course, style: style)
  }

  /// What the terminal shows of a class.
  package func table(of table: ClassTable, style: TerminalStyle) -> String {
    self.table(table, style)
  }
}

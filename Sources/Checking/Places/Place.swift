/// A place in the learner's files.
package struct Place: Sendable, Hashable, Codable {
  /// The file, as the learner named it.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1; 0 if it is not known.
  package var column: Int
  /// The function, as the learner would write it, if it is known.
  package var function: String?
  /// The line's text without its indentation.
  package var code: String

  /// Makes a place.
  package init(file: String, line: Int, column: Int = 0, function: String? = nil, code: String = "")
  {
    self.file = file
    self.line = line
    self.column = column
    self.function = function
    self.code = code
  }
}

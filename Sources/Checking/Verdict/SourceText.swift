/// A file that was checked, as it was then.
package struct SourceText: Sendable, Equatable, Codable {
  /// Its path, as findings call it.
  package var file: String
  /// What is in it.
  package var text: String

  /// A file.
  package init(file: String, text: String) {
    self.file = file
    self.text = text
  }
}

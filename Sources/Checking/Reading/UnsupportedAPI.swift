/// Something in a file that the model does not control, and that is therefore refused.
package struct UnsupportedAPI: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name as the learner wrote it.
  package let name: String
  /// The file.
  package let path: String
  /// The line, from 1.
  package let line: Int
  /// Why, as a clause: "it talks to real servers".
  package let reason: String

  /// Makes the refusal of a name at a line.
  package init(name: String, path: String, line: Int, reason: String) {
    self.name = name
    self.path = path
    self.line = line
    self.reason = reason
  }

  /// One sentence, without the place.
  package var description: String { "\(name) is not supported: \(reason)." }
}

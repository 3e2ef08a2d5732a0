/// Something in a file that the model does not control, and that is therefore refused.
public struct UnsupportedAPI: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name as the learner wrote it.
  public let name: String
  /// The file.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// Why, as a clause: "it talks to real servers".
  public let reason: String

  /// Makes the refusal of a name at a line.
  public init(name: String, path: String, line: Int, reason: String) {
    self.name = name
    self.path = path
    self.line = line
    self.reason = reason
  }

  /// One sentence, without the place.
  public var description: String { "\(name) is not supported: \(reason)." }
}

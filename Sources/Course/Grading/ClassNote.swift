/// Something about a learner's folder that no report of an exercise says.
package struct ClassNote: Sendable, Codable, Equatable {
  /// What it is.
  package enum Kind: String, Sendable, Codable {
    /// The folder is a link, which could lead anywhere.
    case notFollowed
    /// A folder, or a file where exercises' files are, has a name that is nearly an exercise's.
    case unknownName
  }

  /// What it is.
  package var kind: Kind
  /// The path from the learner's folder; `nil` for that folder itself.
  package var path: String?
  /// What the name should probably be.
  package var nearest: String?
  /// The exercise that it seems to belong to.
  package var exercise: String?
}

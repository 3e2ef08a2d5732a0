import Exploration

/// Finds the line that a piece of the compiled object was made from.
package protocol PlaceResolver {
  /// The learner's place; `nil` for what is not the learner's, or not known.
  ///
  /// The line's text may be left empty.
  func place(of code: CodePlace) -> Place?
}

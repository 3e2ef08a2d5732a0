/// Keys of a terminal, one after the other, as what they mean together.
package struct SteppingKeys: Sendable {
  /// The digits that were typed of a number that may have more.
  package private(set) var digits = ""

  /// Nothing was typed.
  package init() {}

  /// Takes a character.
  ///
  /// - Parameter count: How many lanes there are to choose from: a number above 9 ends with Enter.
  /// - Returns: What was meant; `nil` in the middle of a number.
  package mutating func key(for character: Character, of count: Int) -> SteppingKey? {
    let isDigit = character.isASCII && character.isNumber
    if isDigit, count > 9, digits.count < 4 {
      digits.append(character)
      return nil
    }
    defer { digits = "" }
    if !digits.isEmpty, character.isNewline { return SteppingKey(digits) }
    return SteppingKey(character.isNewline ? "\n" : String(character))
  }
}

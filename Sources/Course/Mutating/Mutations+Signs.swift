import Checking
import SwiftReading

extension Mutations {
  private static let limits = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "..<": "...", "...": "..<",
  ]
  private static let reversals = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]
  private static let opposites = [
    "==": "!=", "!=": "==", "&&": "||", "||": "&&", "true": "false", "false": "true",
  ]
  /// Labels and properties whose value says how many.
  private static let counting: Set<String> = [
    "value", "iterations", "maxConcurrentOperationCount", "limit", "capacity",
  ]

  /// Comparisons, conditions and their parts.
  mutating func addSigns() {
    for (index, token) in source.tokens.enumerated() where token.kind != .quotedWord {
      // The brackets of generic types are signs, too, without spaces around them.
      if let other = Self.limits[token.text], isBinary(index) { add(.limit, token.range, other) }
      if let other = Self.reversals[token.text], isBinary(index) {
        add(.reverse, token.range, other)
      }
      if let other = Self.opposites[token.text] { add(.opposite, token.range, other) }
      if token.is("!"), source.token(index + 1)?.range.lowerBound == token.range.upperBound,
        source.token(index - 1)?.range.upperBound != token.range.lowerBound
      {
        add(.opposite, token.range, "")
      }
    }
  }

  /// Whether a number is the name of a tuple's element, or what stands where there should be a value.
  private func isUnimportant(_ index: Int) -> Bool {
    source.isToken(index - 1, ".") || source.isToken(index - 1, "??")
  }

  private func isBinary(_ index: Int) -> Bool {
    let token = source.tokens[index]
    if token.text.hasPrefix("..") { return true }
    return source.token(index - 1)?.range.upperBound != token.range.lowerBound
      && source.token(index + 1)?.range.lowerBound != token.range.upperBound
  }

  /// Numbers and limits that are one larger or smaller.
  mutating func addNumbers() {
    for (index, token) in source.tokens.enumerated() {
      if token.kind == .number, let number = Int(token.text), !isUnimportant(index) {
        add(.offByOne, token.range, "\(number + 1)")
        if number > 0 { add(.offByOne, token.range, "\(number - 1)") }
      }
      guard token.kind == .word, Self.counting.contains(token.text),
        source.isToken(index + 1, ":") || source.isToken(index + 1, "="),
        let value = source.token(index + 2), value.kind == .word,
        let next = source.token(index + 3), next.is(")") || next.is(",") || next.line > value.line
      else { continue }
      for sign in ["+", "-"] { add(.offByOne, value.range, "\(value.text) \(sign) 1") }
    }
  }
}

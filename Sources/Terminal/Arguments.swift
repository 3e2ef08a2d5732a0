/// A command line, taken apart.
package struct Arguments: Sendable {
  /// The words that are neither options nor their values.
  package internal(set) var operands: [String] = []
  var values: [String: [String]] = [:]
  let syntax: CommandSyntax

  init(syntax: CommandSyntax) {
    self.syntax = syntax
  }

  mutating func take(
    _ option: CommandSyntax.Option, inline: String?, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let placeholder = option.value else {
      if inline != nil { throw UsageError("option \(option.name) takes no value") }
      values[option.name] = []
      return
    }
    // A value may begin with a dash, such as `-` and `-5`, but not be an option of its own.
    let isNext = rest.first.map { !$0.hasPrefix("--") && $0 != "-h" } ?? false
    if option.isValueOptional, inline == nil, !isNext {
      values[option.name] = []
      return
    }
    guard let value = inline ?? (isNext ? rest.popFirst() : nil), !value.isEmpty else {
      throw UsageError("option \(option.name) needs a value: \(option.name) \(placeholder)")
    }
    values[option.name, default: []].append(value)
  }

  /// Whether an option was given.
  package func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, or `nil` if it was not given.
  package func string(_ name: String) -> String? { values[name]?.last }

  /// Every value of an option that may be repeated.
  package func strings(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option as a whole number.
  ///
  /// - Throws: ``UsageError`` if it is no whole number, or outside the range.
  package func integer(
    _ name: String, default standard: Int, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let text = string(name) else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not '\(text)'")
    }
    return number
  }

  /// The value of an option as a number without sign, such as a seed; `nil` if not given.
  ///
  /// - Throws: ``UsageError`` if it is no such number.
  package func unsigned(_ name: String) throws(UsageError) -> UInt64? {
    guard let text = string(name) else { return nil }
    guard let number = UInt64(text) else {
      throw UsageError("\(name) takes a whole number from 0 to \(UInt64.max), not '\(text)'")
    }
    return number
  }

  /// The value of an option as a duration, such as `50ms` or `1.5s`.
  ///
  /// - Throws: ``UsageError`` if it is no duration, or outside the range.
  package func duration(
    _ name: String, default standard: Duration, in range: ClosedRange<Duration>
  ) throws(UsageError) -> Duration {
    guard let text = string(name) else { return standard }
    guard let duration = DurationText.parse(text) else {
      throw UsageError("\(name) takes a duration such as 50ms, 1.5s or 200us, not '\(text)'")
    }
    guard range.contains(duration) else {
      throw UsageError(
        "\(name) takes a duration from \(DurationText.format(range.lowerBound)) "
          + "to \(DurationText.format(range.upperBound)), not '\(text)'")
    }
    return duration
  }

  /// The value of an option as one of some words.
  ///
  /// - Throws: ``UsageError`` with the nearest word if it is none of them.
  package func choice(
    _ name: String, default standard: String, among choices: [String]
  ) throws(UsageError) -> String {
    guard let text = string(name) else { return standard }
    guard choices.contains(text) else {
      throw UsageError(
        unknown: "value of \(name)", text, among: choices,
        help: "it takes one of: \(choices.joined(separator: ", "))")
    }
    return text
  }
}

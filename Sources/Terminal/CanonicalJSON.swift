import Foundation

/// JSON that is the same text for the same value, ending in a line break.
package enum CanonicalJSON {
  /// On many lines, for people as well.
  ///
  /// - Throws: `EncodingError` if a number is not finite, which JSON cannot hold.
  package static func text(_ value: some Encodable) throws -> String {
    try encoded(value, [.prettyPrinted])
  }

  /// On a line of its own.
  ///
  /// - Throws: `EncodingError` if a number is not finite, which JSON cannot hold.
  package static func line(_ value: some Encodable) throws -> String {
    try encoded(value, [])
  }

  private static func encoded(
    _ value: some Encodable, _ layout: JSONEncoder.OutputFormatting
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = layout.union([.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}

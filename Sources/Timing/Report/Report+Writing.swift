import Foundation

extension Report {
  /// The report as JSON with sorted keys, ending in a line break; ``read(_:)`` reads it again.
  ///
  /// - Throws: `EncodingError` if a number is not finite, which JSON cannot hold.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

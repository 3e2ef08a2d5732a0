import Foundation

/// A search in the middle, as one worker gives it to the next.
///
/// The parent only passes it on: what is in it is the workers' business.
package struct HandedOverSearch: Sendable, Codable {
  /// The worker's own form of it.
  package var bytes: Data

  /// Wraps what a worker wrote.
  package init(bytes: Data) { self.bytes = bytes }
}

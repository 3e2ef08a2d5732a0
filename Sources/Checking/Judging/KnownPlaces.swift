import Exploration
import Synchronization

/// What was found out about places in objects, for all that is judged of the same files.
///
/// An object never changes under its path, which names a hash of all that it was made from. Several runs of one
/// object have most places in common, and looking them up takes longer than all else that is done to judge one.
package final class KnownPlaces: Sendable {
  /// For each object; `nil` for a place that is not the learner's.
  private let places = Mutex<[String: [CodePlace: Place?]]>([:])

  /// Knows nothing yet.
  package init() {}

  /// What is known of an object.
  func all(in object: String) -> [CodePlace: Place?] { places.withLock { $0[object] ?? [:] } }

  /// Adds what was found out about an object.
  func add(_ found: [CodePlace: Place?], in object: String) {
    places.withLock { $0[object, default: [:]].merge(found) { _, new in new } }
  }
}

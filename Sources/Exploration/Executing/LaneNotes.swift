/// What models keep with a lane, each under the identity of one of its types.
///
/// There are three of them at most, so that looking one after the other is faster than hashing.
package struct LaneNotes {
  private var all: [(key: ObjectIdentifier, note: Any)] = []

  /// The note of a type; `nil` is for none.
  ///
  /// Complexity: O(*n*), where *n* is the number of notes.
  package subscript(key: ObjectIdentifier) -> Any? {
    get { all.first { $0.key == key }?.note }
    set {
      all.removeAll { $0.key == key }
      if let newValue { all.append((key, newValue)) }
    }
  }

  mutating func removeAll() { all.removeAll() }
}

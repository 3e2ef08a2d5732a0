/// What an action does to a resource, as far as the order of two actions can matter.
///
/// Two actions on one resource *conflict* when swapping them may change what either sees; the search
/// tries both orders of a conflict, and only of a conflict. An order that is forced anyway (a release
/// before the acquire that it allows) is not a conflict: it is told with a ``Stamp``.
package struct Effect: OptionSet, Sendable, Hashable, Codable {
  /// One bit for each effect.
  package let rawValue: UInt32
  /// From bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Looks, and changes nothing.
  package static let read = Effect(rawValue: 1 << 0)
  /// Changes what any other lane sees.
  package static let write = Effect(rawValue: 1 << 1)
  /// Takes what only one can have: a lock, a token, a place in a queue.
  package static let take = Effect(rawValue: 1 << 2)
  /// Gives back what was taken; never in the way of another lane that gives.
  package static let give = Effect(rawValue: 1 << 3)
  /// Takes what several can have at once: a lock for reading.
  package static let share = Effect(rawValue: 1 << 4)
  /// Puts a token where the order of the tokens decides which lane gets on.
  package static let put = Effect(rawValue: 1 << 5)
  /// Says that something has begun: a group is entered.
  package static let enter = Effect(rawValue: 1 << 6)
  /// Says that something has ended: a group is left.
  package static let leave = Effect(rawValue: 1 << 7)
  /// Continues once all that began has ended.
  package static let await = Effect(rawValue: 1 << 8)

  /// Every effect.
  package static let all = Effect(rawValue: .max)
}

extension Effect {
  /// What each effect conflicts with; an action may ask for more.
  package var conflicts: Effect {
    var result: Effect = contains(.write) ? .all : []
    if contains(.read) { result.formUnion([.write]) }
    if contains(.take) { result.formUnion([.take, .share, .write, .read]) }
    if contains(.give) { result.formUnion([.write, .read]) }
    if contains(.share) { result.formUnion([.take, .write]) }
    if contains(.put) { result.formUnion([.put, .write, .read]) }
    if contains(.enter) { result.formUnion([.await, .write, .read]) }
    if contains(.leave) { result.formUnion([.write, .read]) }
    if contains(.await) { result.formUnion([.enter, .write]) }
    return result
  }
}

import CExploration

/// The order of objects by their identities: that in which the program first asks for it.
///
/// The real one is that of their addresses, which is another one in each execution. Here it is a part of the
/// schedule: who asks first is a choice of the search, as who takes a lock first.
package final class ObjectOrder: Resource {
  /// The place of each object that was asked for.
  private let places = AddressMap<Int>()
  private var last = 0
  /// What each lane asks for.
  private var asked: [Int: (UInt, UInt)] = [:]

  private static let ofExecution = PerExecution { ObjectOrder() }

  private init() { super.init(kind: .objectOrder) }

  /// Whether a program that takes a symbol from a library may ask for the order: it compares two objects
  /// itself, or has a library do that.
  package static func asksFor(_ symbol: String) -> Bool {
    symbol == "$sSO1loiySbSO_SOtFZ" || symbol.hasPrefix("$sSOSL")
      || symbol.hasSuffix("oiySbSO_SOtF")
  }

  /// From now on the program gets this order.
  ///
  /// - Returns: Whether that is possible with this runtime.
  package static func observe() -> Bool {
    cexploration_observe_identities { ObjectOrder.ofExecution.current.isLess($0, $1) }
  }

  /// Whether an object comes before another one, for a program that asks without the standard library.
  package static func has(_ one: ObjectIdentifier, before other: ObjectIdentifier) -> Bool {
    let (one, other) = (UInt(bitPattern: one), UInt(bitPattern: other))
    guard one != other, Engine.shared.isExploring else { return one < other }
    return ofExecution.current.isLess(one, other)
  }

  private func isLess(_ one: UInt, _ other: UInt) -> Bool {
    let engine = Engine.shared
    asked[engine.lane.number] = (one, other)
    var action = Action(.compareIdentities, self, [])
    action.isOpen = true
    engine.perform(action)
    // Other addresses might give another order, which no other schedule need give.
    Assumption.objectOrder.note()
    return place(of: one) < place(of: other)
  }

  /// Asking for the first time decides about the order, for all that ask for it later.
  package override func decided(_ action: Action, by lane: Lane) -> Action {
    guard let (one, other) = asked[lane.number] else { return action }
    let effect: Effect = places[one] == nil || places[other] == nil ? .write : .read
    var action = action
    (action.effect, action.conflicts) = (effect, effect.conflicts)
    return action
  }

  private func place(of object: UInt) -> Int {
    if let known = places[object] { return known }
    last += 1
    places[object] = last
    return last
  }
}

/// The numbers of a center's observers that have one name and one object.
///
/// What is removed is found by its number, and the number is given to the next observer: a token that is removed
/// twice removes that one (swift-foundation's `AutoDictionary`). Once none is left, the numbers begin again.
struct ObserverKeys {
  private var taken: Set<Int> = []
  private var free: [Int] = []
  private var next = 0

  /// A number for a new observer.
  mutating func take() -> Int {
    while let key = free.popLast() {
      if taken.insert(key).inserted { return key }
    }
    while !taken.insert(next).inserted { next += 1 }
    return next
  }

  /// The number's observer is removed.
  mutating func giveBack(_ key: Int) {
    taken.remove(key)
    free.append(key)
    if taken.isEmpty { self = ObserverKeys() }
  }
}

import Synchronization

final class Clinic: Sendable {
  private struct Slot: Hashable {
    let hour: Int
    let name: String
  }

  private let taken = Mutex<Set<Slot>>([])

  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    let needed: Set<Slot> = [Slot(hour: hour, name: doctor), Slot(hour: hour, name: room)]
    return taken.withLock { taken in
      guard taken.isDisjoint(with: needed) else { return false }
      taken.formUnion(needed)
      return true
    }
  }

  func taken(at hour: Int) async -> [String] {
    taken.withLock { $0.filter { $0.hour == hour } }.map(\.name).sorted()
  }
}

import Dispatch

struct PhotoAnswer: Sendable {
  let size: Int
  let isPreview: Bool
}

typealias PhotoRequest =
  @Sendable (_ name: String, _ handler: @escaping @Sendable (PhotoAnswer) -> Void) -> Void

final class ContactSheet: Sendable {
  private final class Slot: @unchecked Sendable {
    private let arrived = DispatchSemaphore(value: 0)
    private var value = 0

    func fill(_ answer: PhotoAnswer) {
      if answer.isPreview { return }
      value = answer.size
      arrived.signal()
    }

    func size() -> Int {
      arrived.wait()
      return value
    }
  }

  func sizes(of names: [String], from request: PhotoRequest) -> [Int] {
    var slots: [Slot] = []
    for name in names {
      let slot = Slot()
      slots.append(slot)
      request(name, slot.fill)
    }
    return slots.map { $0.size() }
  }
}

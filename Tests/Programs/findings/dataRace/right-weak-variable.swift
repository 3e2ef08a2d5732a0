// finds: nothing
// A lock keeps the two from using the weak variable at once.
import Dispatch
import Foundation

final class Listener: Sendable {}
final class Player: @unchecked Sendable {
  private let lock = NSLock()
  private weak var current: Listener?
  var listener: Listener? {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}

let player = Player()
let listener = Listener()
player.listener = listener
DispatchQueue.concurrentPerform(iterations: 2) { index in
  if index == 0 { player.listener = nil } else { _ = player.listener }
}
withExtendedLifetime(listener) {}

// finds: dataRace
// line: 15
// One thread sets a weak variable while another one reads it.
import Dispatch

final class Listener: Sendable {}
final class Player: @unchecked Sendable {
  weak var listener: Listener?
}

let player = Player()
let listener = Listener()
player.listener = listener
DispatchQueue.concurrentPerform(iterations: 2) { index in
  if index == 0 { player.listener = nil } else { _ = player.listener }
}
withExtendedLifetime(listener) {}

// outcomes: ended next left
// What a block holds goes with it before its queue goes on, and before its group is left.
import Dispatch

final class Session: Sendable { deinit { print("ended", terminator: " ") } }

let queue = DispatchQueue(label: "queue")
let group = DispatchGroup()

func start() {
  let session = Session()
  queue.async(group: group) { withExtendedLifetime(session) {} }
}

start()
queue.sync { print("next", terminator: " ") }
group.wait()
print("left")

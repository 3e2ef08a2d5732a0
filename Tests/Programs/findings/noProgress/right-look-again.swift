// finds: nothing
// outcomes: 3
// Whoever waited for a change and saw it may look at the same place again, and see the same.
import Dispatch
import Synchronization

final class State: Sendable {
  let isRaised = Atomic(false)

  var looks: Bool { isRaised.load(ordering: .acquiring) }
}

func waitAndLook() {
  let state = State()
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    var seen = 0
    while seen < 3 { if state.looks { seen += 1 } }
    print(seen)
    done.signal()
  }
  state.isRaised.store(true, ordering: .releasing)
  done.wait()
}

waitAndLook()

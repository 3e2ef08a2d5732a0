// finds: nothing
// The handler calls back once.
import Dispatch

let group = DispatchGroup()

@Sendable func load(_ done: @escaping @Sendable () -> Void) {
  DispatchQueue.global().async { done() }
}

group.enter()
load { group.leave() }
group.wait()

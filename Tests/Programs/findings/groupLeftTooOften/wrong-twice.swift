// finds: groupLeftTooOften
// line: 16
// The handler calls back for the result and once more at the end.
import Dispatch

let group = DispatchGroup()

@Sendable func load(_ done: @escaping @Sendable () -> Void) {
  DispatchQueue.global().async {
    done()
    done()
  }
}

group.enter()
load { group.leave() }
group.wait()

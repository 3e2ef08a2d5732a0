// outcomes: there|gone
// The last reference is an array's element, which the standard library releases.
import Dispatch

final class Session: Sendable {}

func run() {
  let group = DispatchGroup()
  do {
    let sessions = [Session()]
    DispatchQueue.global().async(group: group) { [weak session = sessions[0]] in
      print(session == nil ? "gone" : "there")
    }
  }
  group.wait()
}

run()

// outcomes: there,ended,|gone,ended,|ended,gone,
// Whoever follows a weak reference keeps the object alive, so that the deinitialiser may run there.
import Dispatch

final class Session: Sendable { deinit { print("ended", terminator: ",") } }

func run() {
  let group = DispatchGroup()
  do {
    let session = Session()
    DispatchQueue.global().async(group: group) { [weak session] in
      guard let session else { return print("gone", terminator: ",") }
      withExtendedLifetime(session) { print("there", terminator: ",") }
    }
  }
  group.wait()
  print()
}

run()

// finds: nothing
// Whoever starts the block enters the group for it.
import Dispatch

let group = DispatchGroup()
group.enter()
DispatchQueue.global().async {
  group.leave()
}
group.wait()

// finds: groupNeverLeft
// line: 14
// One way out of the handler forgets to leave.
import Dispatch

let group = DispatchGroup()
for size in [10, 0] {
  group.enter()
  DispatchQueue.global().async {
    guard size > 0 else { return }
    group.leave()
  }
}
group.wait()
print("all loaded")

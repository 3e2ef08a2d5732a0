// finds: nothing
// Every way out of the handler leaves.
import Dispatch

let group = DispatchGroup()
for size in [10, 0] {
  group.enter()
  DispatchQueue.global().async {
    defer { group.leave() }
    guard size > 0 else { return }
  }
}
group.wait()
print("all loaded")

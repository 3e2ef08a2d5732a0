// finds: nothing
// Two workers append to one array, each in its turn on a serial queue.
import Dispatch

nonisolated(unsafe) var names: [String] = []

let turn = DispatchQueue(label: "names")
let group = DispatchGroup()
for name in ["ada", "grace"] {
  turn.async(group: group) { names.append(name) }
}
group.wait()
print(names)

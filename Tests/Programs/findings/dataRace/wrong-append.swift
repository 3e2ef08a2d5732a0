// finds: dataRace
// line: 11
// Two workers append to one array.
import Dispatch

nonisolated(unsafe) var names: [String] = []

let group = DispatchGroup()
for name in ["ada", "grace"] {
  DispatchQueue.global().async(group: group) {
    names.append(name)
  }
}
group.wait()
print(names.count)

// finds: nothing
// because: chance
// Where an object lies is not the same in each execution: who prints it has an outcome of its own each time.
import Dispatch

final class Node {}

let group = DispatchGroup()
for name in ["a", "b"] {
  DispatchQueue.global().async(group: group) { print(name, ObjectIdentifier(Node())) }
}
group.wait()

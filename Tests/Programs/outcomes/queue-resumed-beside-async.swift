// outcomes: AB|BA
// A queue goes on beside a block that is put into it: who comes second puts the queue into the line of its
// target.
import Dispatch

let all = DispatchGroup()
let a = DispatchQueue(label: "a")
let n = DispatchQueue(label: "n", target: a)
n.suspend()
DispatchQueue.global().async(group: all) {
  n.async(group: all) { print("A", terminator: "") }
  a.async(group: all) { print("B", terminator: "") }
}
n.resume()
all.wait()
print()

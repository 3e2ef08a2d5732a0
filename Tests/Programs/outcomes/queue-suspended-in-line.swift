// outcomes: AY|YA
// A suspended queue stands in the line of its target. If its turn comes before it goes on, it has to stand in
// line again.
import Dispatch

let t = DispatchQueue(label: "t")
let q = DispatchQueue(label: "q", target: t)
let all = DispatchGroup()
let sem = DispatchSemaphore(value: 0)
t.async(group: all) { sem.wait() }
q.async(group: all) { print("A", terminator: "") }
t.async(group: all) { print("Y", terminator: "") }
q.suspend()
sem.signal()
q.resume()
all.wait()
print()

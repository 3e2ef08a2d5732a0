// outcomes: 2
// assumes: libraries
// One thread adds to a set while another one goes through it to make a union, a data race. What a method does
// with its argument is not seen; the verdict says so.
import Foundation

nonisolated(unsafe) let some = NSMutableOrderedSet(array: [1])
nonisolated(unsafe) let all = NSMutableOrderedSet(array: [5])
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { some.add(2) }
all.union(some)
group.wait()
print(all.count)

// outcomes: 1
// assumes: libraries
// One thread changes an array of Foundation while another one copies it through a protocol, a data race. What a
// requirement of a protocol does inside a library is not seen; the verdict says so.
import Foundation

nonisolated(unsafe) let names = NSMutableArray(array: [1])
nonisolated(unsafe) let original: any NSCopying = names
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { names.add(2) }
let copy = original.copy(with: nil)
print((copy as? NSArray)?.count ?? 0)
group.wait()

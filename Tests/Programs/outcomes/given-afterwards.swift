// outcomes: ab 3 2 7
// Objects of Foundation that change are given to libraries after the thread that changes them has ended.
import Foundation

nonisolated(unsafe) let text = NSMutableString(string: "a")
nonisolated(unsafe) let some = NSMutableOrderedSet(array: [1])
nonisolated(unsafe) let names = NSMutableArray(array: [1])
nonisolated(unsafe) let original: any NSCopying = names
nonisolated(unsafe) let bytes = NSMutableData(length: 8)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  text.append("b")
  some.add(2)
  names.add(2)
  bytes?.mutableBytes.storeBytes(of: 7, as: UInt8.self)
}
group.wait()
let all = NSMutableOrderedSet(array: [5])
all.union(some)
let copies = (original.copy(with: nil) as? NSArray)?.count ?? 0
print(text as String, all.count, copies, bytes.map { $0 as Data }?.first ?? 0)

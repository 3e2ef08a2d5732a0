// outcomes: 0
// assumes: libraries
// One thread writes bytes through a pointer of Foundation while another one copies them, a data race. What the
// library does with an object that it is given is not seen; the verdict says so.
import Foundation

nonisolated(unsafe) let bytes = NSMutableData(length: 8)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  bytes?.mutableBytes.storeBytes(of: 7, as: UInt8.self)
}
let copy = bytes.map { $0 as Data }
print(copy?.first ?? 1)
group.wait()

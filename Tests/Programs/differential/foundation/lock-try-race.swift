// Whether the other thread has the lock just now is open.
import Foundation

let lock = NSLock()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { lock.withLock {} }
let got = lock.try()
if got { lock.unlock() }
group.wait()
print(got)

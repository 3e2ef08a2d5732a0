// A recursive lock counts.
import Foundation

let lock = NSRecursiveLock()
let group = DispatchGroup()
lock.lock()
print(lock.try())
DispatchQueue.global().async(group: group) { print("other", lock.try()) }
group.wait()
lock.unlock()
DispatchQueue.global().async(group: group) { print("still", lock.try()) }
group.wait()
lock.unlock()
DispatchQueue.global().async(group: group) {
  print("free", lock.try())
  lock.unlock()
}
group.wait()

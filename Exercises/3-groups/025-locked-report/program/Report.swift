import Dispatch
import Foundation

let pages = DispatchGroup()
let workers = DispatchQueue.global()
let file = NSLock()
let started = DispatchSemaphore(value: 0)

for _ in 1...2 {
  workers.async(group: pages) {
    started.signal()
    file.lock()
    file.unlock()
  }
}

started.wait()
started.wait()
file.lock()
pages.wait()
file.unlock()
print("report")

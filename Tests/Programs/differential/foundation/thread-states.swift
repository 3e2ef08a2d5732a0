// What a thread says about itself before, while and after it runs.
import Foundation

let started = DispatchSemaphore(value: 0)
let release = DispatchSemaphore(value: 0)
let thread = Thread {
  print(Thread.isMainThread, Thread.current.isMainThread)
  Thread.current.threadDictionary["key"] = 1
  print(Thread.current.threadDictionary["key"] as? Int ?? 0)
  started.signal()
  release.wait()
  print("cancelled", Thread.current.isCancelled)
}
thread.name = "worker"
print(thread.isExecuting, thread.isFinished, thread.isCancelled)
thread.start()
started.wait()
print(thread.isExecuting, thread.isFinished, Thread.isMainThread)
thread.cancel()
release.signal()
while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
print(thread.isExecuting, thread.isFinished, Thread.mainThread.isMainThread)
print(Thread.current.threadDictionary["key"] as? Int ?? 0)

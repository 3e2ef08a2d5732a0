// finds: nothing
// assumes: iterationThreads
// outcomes: end
// Two iterations wait for the third: with two processors none is left to run it.
import Dispatch

let isReady = DispatchSemaphore(value: 0)
DispatchQueue.concurrentPerform(iterations: 3) { number in
  if number < 2 {
    isReady.wait()
  } else {
    isReady.signal()
    isReady.signal()
  }
}
print("end")

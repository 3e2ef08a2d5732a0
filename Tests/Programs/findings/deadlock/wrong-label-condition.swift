// finds: deadlock
// line: 9 10
import Dispatch

// A queue's label is no more than a name: with any other one this is the same deadlock.
let done = DispatchSemaphore(value: 0)
let queue = DispatchQueue(label: "conditions")

queue.async { done.wait() }
queue.sync {}
done.signal()

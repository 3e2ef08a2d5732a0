// finds: nothing
// outcomes: done
import Dispatch

// The near twin of the three: whatever the queue is called, somebody else signals.
let done = DispatchSemaphore(value: 0)
let queue = DispatchQueue(label: "a worker of the photo-group, under conditions")

queue.async { done.wait() }
done.signal()
queue.sync {}
print("done")

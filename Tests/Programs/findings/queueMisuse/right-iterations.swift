// finds: nothing
// No iterations at all are allowed.
import Dispatch

func perform(_ count: Int) { DispatchQueue.concurrentPerform(iterations: count - 1) { _ in } }

perform(1)
print("done")

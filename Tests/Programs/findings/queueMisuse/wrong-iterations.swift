// finds: queueMisuse
// line: 6
// Dispatch counts iterations without a sign: one less than none is 2^64 - 1 of them.
import Dispatch

func perform(_ count: Int) { DispatchQueue.concurrentPerform(iterations: count - 1) { _ in } }

perform(0)
print("done")

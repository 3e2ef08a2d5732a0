// outcomes: 2
// Two threads change one object of Foundation, a data race. Foundation is not compiled for the
// explorer, so that nobody sees what it does to the object's memory.
import Foundation

nonisolated(unsafe) let text = NSMutableString(capacity: 2)
DispatchQueue.concurrentPerform(iterations: 2) { _ in text.append("a") }
print(text.length)

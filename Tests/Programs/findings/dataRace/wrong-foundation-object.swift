// finds: dataRace
// line: 8
// Two threads change one object of Foundation. Its memory is Foundation's own, but a call of one of its
// methods counts as reading or writing the object.
import Foundation

nonisolated(unsafe) let text = NSMutableString(capacity: 2)
DispatchQueue.concurrentPerform(iterations: 2) { _ in text.append("a") }
print(text.length)

// finds: dataRace
// line: 7
// An array is given as a pointer: whoever does so at the same time gets the same elements.
import Dispatch

nonisolated(unsafe) var totals = [0]
DispatchQueue.concurrentPerform(iterations: 2) { _ in add(&totals) }
print(totals)

func add(_ total: UnsafeMutablePointer<Int>) { total[0] += 1 }

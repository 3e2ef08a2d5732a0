// finds: failedCheck
// line: 6
// Iterations also run on the thread that calls, here the main one.
import Foundation

func draw(_ number: Int) { precondition(!Thread.isMainThread, "draws on the main thread") }

DispatchQueue.concurrentPerform(iterations: 2) { draw($0) }
print("done")

// finds: nothing
// A single iteration has no other thread than the one that calls.
import Foundation

func draw(_ number: Int) { precondition(Thread.isMainThread, "draws on another thread") }

DispatchQueue.concurrentPerform(iterations: 1) { draw($0) }
print("done")

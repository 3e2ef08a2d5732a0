// finds: nothing
// outcomes: first second over
// late: first over|over
// A run loop that has run a block looks whether its time is over before it runs the next one.
import Foundation

OperationQueue.main.addOperation { print("first", terminator: " ") }
OperationQueue.main.addOperation { print("second", terminator: " ") }
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001))
print("over")

// finds: nothing
// assumes: noticedReadiness
// outcomes: first over|first second over
// Foundation on Linux can crash here: "second" is cancelled while "first", on which it depends, ends.
import Foundation

let queue = OperationQueue()
let others = OperationQueue()
let first = BlockOperation { print("first", terminator: " ") }
let second = BlockOperation { print("second", terminator: " ") }
second.addDependency(first)
queue.addOperation(second)
others.addOperation(first)
second.cancel()
queue.waitUntilAllOperationsAreFinished()
first.waitUntilFinished()
print("over")

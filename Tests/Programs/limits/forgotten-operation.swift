// finds: nothing
// assumes: noticedReadiness
// outcomes: load show
// About once in a million runs Foundation on Linux never starts "show": "load" ends between the queue's
// question whether "show" is ready and the note of the answer.
import Foundation

let queue = OperationQueue()
let load = BlockOperation { print("load", terminator: " ") }
let show = BlockOperation { print("show") }
show.addDependency(load)
queue.addOperation(load)
queue.addOperation(show)
queue.waitUntilAllOperationsAreFinished()

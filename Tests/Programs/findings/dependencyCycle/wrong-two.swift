// finds: dependencyCycle
// line: 11
// Each operation waits for the other.
import Foundation

let load = BlockOperation { print("load") }
let show = BlockOperation { print("show") }
show.addDependency(load)
load.addDependency(show)
let queue = OperationQueue()
queue.addOperations([load, show], waitUntilFinished: true)

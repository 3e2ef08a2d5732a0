// finds: nothing
// One operation waits for the other.
import Foundation

let load = BlockOperation { print("load") }
let show = BlockOperation { print("show") }
show.addDependency(load)
let queue = OperationQueue()
queue.addOperations([load, show], waitUntilFinished: true)

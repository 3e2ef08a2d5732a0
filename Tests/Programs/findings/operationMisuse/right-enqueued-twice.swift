// finds: nothing
// Work that is done twice is two operations.
import Foundation

let queue = OperationQueue()
queue.addOperation { print("one") }
queue.addOperation { print("one") }
queue.waitUntilAllOperationsAreFinished()

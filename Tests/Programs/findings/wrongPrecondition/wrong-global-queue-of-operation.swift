// finds: wrongPrecondition
// line: 8
// Operations run on the default global queue.
import Dispatch
import Foundation

let queue = OperationQueue()
queue.addOperation { dispatchPrecondition(condition: .notOnQueue(DispatchQueue.global())) }
queue.waitUntilAllOperationsAreFinished()

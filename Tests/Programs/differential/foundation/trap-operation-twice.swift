// traps: yes
// An operation is put into a queue twice.
import Foundation

let operation = BlockOperation {}
let queue = OperationQueue()
queue.addOperation(operation)
queue.addOperation(operation)

// traps: yes
// A block is added to an operation that has run.
import Foundation

let operation = BlockOperation {}
operation.start()
operation.addExecutionBlock {}

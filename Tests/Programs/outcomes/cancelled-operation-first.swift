// finds: nothing
// outcomes: first last|last first
import Foundation

let queue = OperationQueue()
let texts = NSLock()
nonisolated(unsafe) var order: [String] = []
@Sendable func note(_ text: String) { texts.withLock { order.append(text) } }
let first = BlockOperation { note("first") }
let between = BlockOperation { note("never") }
let last = BlockOperation { note("last") }
between.addDependency(first)
last.addDependency(between)
between.cancel()
queue.addOperations([first, between, last], waitUntilFinished: true)
print(texts.withLock { order.joined(separator: " ") })

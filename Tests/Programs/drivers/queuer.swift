// repository: FabrizioBrancati/Queuer
// commit: db4ceec955b20842a210c8b8d5bb306822bfb81c
// files: Sources/Queuer
// module: Queuer
// swift-version: 5
// A queue of operations with a dependency between two.
import Foundation
import Queuer

let queue = Queuer(name: "work", maxConcurrentOperationCount: 2)
let first = ConcurrentOperation { _ in print("first") }
let second = ConcurrentOperation { _ in print("second") }
second.addDependency(first)
queue.addOperation(first)
queue.addOperation(second)
queue.waitUntilAllOperationsAreFinished()

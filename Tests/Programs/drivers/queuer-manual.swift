// repository: FabrizioBrancati/Queuer
// commit: db4ceec955b20842a210c8b8d5bb306822bfb81c
// files: Sources/Queuer
// module: Queuer
// swift-version: 5
// An operation that another thread finishes.
import Foundation
import Queuer

let queue = Queuer(name: "work")
let operation = ConcurrentOperation { operation in
  operation.manualFinish = true
  DispatchQueue.global().async {
    print("work")
    operation.finish()
  }
}
queue.addOperation(operation)
queue.waitUntilAllOperationsAreFinished()
print("end")

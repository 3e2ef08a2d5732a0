// outcomes: false|true
// A dependency is added while the other operation ends: it has ended already, or has to be waited for.
import Foundation

let q = OperationQueue()
let d = BlockOperation {}
let x = BlockOperation {}
let g = DispatchGroup()
q.addOperation(d)
DispatchQueue.global().async(group: g) {
  x.addDependency(d); print(x.isReady, terminator: "")
}
g.wait()
q.waitUntilAllOperationsAreFinished()
print()

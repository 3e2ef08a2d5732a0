// repository: typelift/Concurrent
// commit: 6095c2ce07b8f065abc10710b214808fec0db2b2
// files: Sources/Concurrent
// module: Concurrent
// swift-version: 5
// A box that is empty or full, between two threads.
import Concurrent
import Foundation

let box = MVar<Int>()
let thread = Thread { box.put(1) }
thread.start()
print(box.take())

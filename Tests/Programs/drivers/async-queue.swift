// repository: mattmassicotte/Queue
// commit: be74a90683c592e393036b0121af44e7ec267b12
// files: Sources/Queue
// module: Queue
// swift-version: 6
// Two operations of a queue of tasks come one after the other.
import Queue

let queue = AsyncQueue()
let first = queue.addOperation { print("first") }
let second = queue.addOperation { print("second") }
await first.value
await second.value

// traps: sometimes
// A check of something whose order is open.
import Synchronization

let finished = Atomic(false)
let task = Task.detached { finished.store(true, ordering: .sequentiallyConsistent) }
precondition(!finished.load(ordering: .sequentiallyConsistent), "already finished")
await task.value

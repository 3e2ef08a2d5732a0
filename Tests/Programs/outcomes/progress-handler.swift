// outcomes: 0|1
// The handler of a Progress runs on a global queue: what it does may come later.
import Foundation
import Synchronization

let told = Atomic<Int>(0)
let progress = Progress(totalUnitCount: 2)
progress.cancellationHandler = { told.store(1, ordering: .sequentiallyConsistent) }
progress.cancel()
print(told.load(ordering: .sequentiallyConsistent))

// outcomes: true|cancelled true|true cancelled
// The handler of a Progress runs on a global queue.
import Foundation

let progress = Progress(totalUnitCount: 2)
progress.cancellationHandler = { print("cancelled") }
progress.cancel()
print(progress.isCancelled)

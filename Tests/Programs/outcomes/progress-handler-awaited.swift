// outcomes: cancelled true
// The twin of progress-handler: what the handler prints is waited for.
import Foundation

let progress = Progress(totalUnitCount: 2)
let told = DispatchSemaphore(value: 0)
progress.cancellationHandler = {
  print("cancelled", terminator: " ")
  told.signal()
}
progress.cancel()
told.wait()
print(progress.isCancelled)

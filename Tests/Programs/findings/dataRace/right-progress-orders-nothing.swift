// finds: nothing
// assumes: exactTime libraries
// The results are behind a lock of their own.
import Foundation
import Synchronization

final class Job: @unchecked Sendable {
  let progress = Progress(totalUnitCount: 1)
  let results = Mutex<[Int]>([])
}

let job = Job()
let thread = Thread {
  job.results.withLock { $0.append(1) }
  job.progress.completedUnitCount = 1
}
thread.start()
while !job.progress.isFinished { Thread.sleep(forTimeInterval: 0.01) }
print(job.results.withLock { $0 })

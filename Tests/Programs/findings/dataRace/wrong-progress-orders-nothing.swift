// finds: dataRace
// line: 19
// Whoever sees that a Progress is finished does not see what was done before: Foundation on Linux has
// no lock there.
import Foundation

final class Job: @unchecked Sendable {
  let progress = Progress(totalUnitCount: 1)
  var results: [Int] = []
}

let job = Job()
let thread = Thread {
  job.results.append(1)
  job.progress.completedUnitCount = 1
}
thread.start()
while !job.progress.isFinished { Thread.sleep(forTimeInterval: 0.01) }
print(job.results)

// outcomes: true
// assumes: machine
// A thread has a current progress. Which one continues a task after a wait is the system's choice.
import Foundation

let progress = Progress(totalUnitCount: 2)
func begin() { progress.becomeCurrent(withPendingUnitCount: 1) }
func isCurrent() -> Bool { Progress.current() === progress }

await Task.detached {
  begin()
  await Task.detached { for _ in 0..<3 { DispatchQueue.global().async { usleep(20_000) } } }.value
  print(isCurrent())
}.value

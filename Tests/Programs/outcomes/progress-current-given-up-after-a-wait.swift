// outcomes: end
// assumes: machine
// A progress that is not the thread's current one cannot be given up there: that is a trap.
import Foundation

let progress = Progress(totalUnitCount: 2)
func begin() { progress.becomeCurrent(withPendingUnitCount: 1) }
func end() { progress.resignCurrent() }

await Task.detached {
  begin()
  await Task.detached { for _ in 0..<3 { DispatchQueue.global().async { usleep(20_000) } } }.value
  end()
  print("end")
}.value

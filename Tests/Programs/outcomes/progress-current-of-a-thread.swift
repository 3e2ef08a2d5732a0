// outcomes: true end
// A thread of the program's own keeps its current progress until it gives that up.
import Foundation

let progress = Progress(totalUnitCount: 2)
let done = DispatchSemaphore(value: 0)
Thread.detachNewThread {
  progress.becomeCurrent(withPendingUnitCount: 1)
  DispatchQueue.global().sync {}
  print(Progress.current() === progress, terminator: " ")
  progress.resignCurrent()
  print("end")
  done.signal()
}
done.wait()

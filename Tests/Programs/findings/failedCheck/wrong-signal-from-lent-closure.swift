// finds: failedCheck
// line: 17
// says: closure argument was escaped in withoutActuallyEscaping block
// A block signals while it still has the closure that it was lent: who waits for that may look before it lets go.
import Dispatch

func elsewhere(_ work: () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  withoutActuallyEscaping(work) { work in
    nonisolated(unsafe) let work = work
    DispatchQueue.global().async {
      work()
      isDone.signal()
    }
    isDone.wait()
  }
}

elsewhere { print("work") }
print("end")

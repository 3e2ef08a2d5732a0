// finds: nothing
// outcomes: work / end
// A block leaves its group after it has let go of what it had: by then nobody has the closure that was lent.
import Dispatch

func elsewhere(_ work: () -> Void) {
  withoutActuallyEscaping(work) { work in
    nonisolated(unsafe) let work = work
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { work() }
    group.wait()
  }
}

elsewhere { print("work") }
print("end")

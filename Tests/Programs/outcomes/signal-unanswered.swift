// finds: nothing
// outcomes: done
// executions: 1
// Nothing has to do with what signal() returns: when the other thread begins to wait does not matter.
import Dispatch

let ready = DispatchSemaphore(value: 0)
let done = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  ready.wait()
  done.signal()
}
ready.signal()
_ = ready.signal()
done.wait()
print("done")

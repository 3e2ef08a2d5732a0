// finds: nothing
// outcomes: 0|1
// What signal() returns says whether a thread had begun to wait: either, here.
import Dispatch

let ready = DispatchSemaphore(value: 0)
let done = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  ready.wait()
  done.signal()
}
let woken = ready.signal()
done.wait()
print(woken)

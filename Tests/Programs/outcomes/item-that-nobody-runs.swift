// outcomes: told / end
// A work item that ends without having run counts as one that has: what follows it runs.
import Dispatch

let told = DispatchSemaphore(value: 0)

func make() {
  let item = DispatchWorkItem { @Sendable in print("run") }
  item.notify(queue: .global()) {
    print("told")
    told.signal()
  }
}

make()
told.wait()
print("end")

// An empty group notifies at once, and nobody waits for it.
import Dispatch

func run() {
  let group = DispatchGroup()
  let done = DispatchSemaphore(value: 0)
  group.wait()
  print(group.wait(timeout: .now()), group.wait(wallTimeout: .now()))
  group.notify(queue: .global()) { done.signal() }
  done.wait()
  print("notified")
}

run()

// traps: yes
// A suspended queue may not be given up.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  queue.suspend()
}

run()
print("never")

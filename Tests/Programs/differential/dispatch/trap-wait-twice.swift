// traps: yes
// A work item is waited for twice.
import Dispatch

func run() {
  let item = DispatchWorkItem {}
  DispatchQueue.global().async(execute: item)
  item.wait()
  item.wait()
}

run()

// traps: yes
// A work item runs twice and is waited for.
import Dispatch

func run() {
  let item = DispatchWorkItem {}
  item.perform()
  item.perform()
  item.wait()
}

run()

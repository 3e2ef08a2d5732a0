// finds: queueMisuse
// line: 13
// Two threads run one work item while main asks to be told of its end. If both have run it by then, Dispatch ends
// the program: an item that runs twice must not be observed.
import Dispatch

func refresh() {
  let item = DispatchWorkItem {}
  let all = DispatchGroup()
  DispatchQueue.global().async(group: all, execute: item)
  DispatchQueue.global().async(group: all, execute: item)
  all.enter()
  item.notify(queue: .global()) { all.leave() }
  all.wait()
  print("done")
}
refresh()

// finds: nothing
// outcomes: done
// Main asks to be told of the end before anybody runs the item: then a second run does no harm.
import Dispatch

func refresh() {
  let item = DispatchWorkItem {}
  let all = DispatchGroup()
  all.enter()
  item.notify(queue: .global()) { all.leave() }
  DispatchQueue.global().async(group: all, execute: item)
  DispatchQueue.global().async(group: all, execute: item)
  all.wait()
  print("done")
}
refresh()

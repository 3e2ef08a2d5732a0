// Items in a group, with and without flags.
import Dispatch
import Synchronization

let sum = Mutex(0)

func run() {
  let group = DispatchGroup()
  let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
  let items = (1...3).map { number in
    DispatchWorkItem(qos: .utility, flags: [.enforceQoS]) { sum.withLock { $0 += number } }
  }
  for item in items { queue.async(group: group, execute: item) }
  group.wait()
  print(sum.withLock { $0 })
}

run()

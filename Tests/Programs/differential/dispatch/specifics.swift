// Values that belong to a queue: the class looks along the targets, the queue only at itself.
import Dispatch

let key = DispatchSpecificKey<Int>()
let base = DispatchQueue(label: "base")
let child = DispatchQueue(label: "child", target: base)
base.setSpecific(key: key, value: 7)
print(base.getSpecific(key: key) ?? 0, child.getSpecific(key: key) ?? 0)
print(DispatchQueue.getSpecific(key: key) ?? 0)
child.sync { print(DispatchQueue.getSpecific(key: key) ?? 0) }
child.setSpecific(key: key, value: 8)
child.sync { print(DispatchQueue.getSpecific(key: key) ?? 0) }
child.setSpecific(key: key, value: nil)
child.sync { print(DispatchQueue.getSpecific(key: key) ?? 0) }
base.sync {
  DispatchQueue.concurrentPerform(iterations: 1) { _ in
    print(DispatchQueue.getSpecific(key: key) ?? 0)
  }
}
DispatchQueue.main.setSpecific(key: key, value: 9)
print(DispatchQueue.getSpecific(key: key) ?? 0)

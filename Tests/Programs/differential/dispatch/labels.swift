// What queues are called and how important they are.
import Dispatch

let queue = DispatchQueue(label: "mine", qos: .utility)
print(queue.label, queue.qos.qosClass, DispatchQueue(label: "").label.isEmpty)
print(DispatchQueue.main.label, DispatchQueue.main.qos.qosClass)
let classes: [DispatchQoS.QoSClass] = [
  .background, .utility, .default, .userInitiated, .userInteractive,
]
for one in classes {
  let global = DispatchQueue.global(qos: one)
  print(one, global.label, global.qos.qosClass)
}
print(DispatchQueue.main === DispatchQueue.main, DispatchQueue.global() === DispatchQueue.global())
print(DispatchQoS(qosClass: .utility, relativePriority: -1).relativePriority)
print(DispatchQoS.utility == DispatchQoS(qosClass: .utility, relativePriority: 0))

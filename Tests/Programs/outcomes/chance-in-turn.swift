// outcomes: a4 b8|a8 b4|b4 a8|b8 a4
// assumes: chance
// Chance gives its numbers in the order in which they are asked for; who is next to tell is another order.
import Dispatch
import Synchronization

let told = Mutex<[String]>([])
let group = DispatchGroup()
for name in ["a", "b"] {
  DispatchQueue.global().async(group: group) {
    let number = Int.random(in: 0..<10)
    told.withLock { $0.append("\(name)\(number)") }
  }
}
group.wait()
print(told.withLock { $0.joined(separator: " ") })

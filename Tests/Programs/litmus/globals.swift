// outcomes: 2 2 true
// Every execution finds globals, statics and what they refer to as the first one did.
import Dispatch
import Synchronization

enum Visits {
  static let count = Mutex(0)
  static let names = Mutex<[String]>([])
  nonisolated(unsafe) static var isFirst = true
}

let isFirst = Visits.isFirst
Visits.isFirst = false
DispatchQueue.concurrentPerform(iterations: 2) { number in
  Visits.count.withLock { $0 += 1 }
  Visits.names.withLock { $0.append("visitor \(number)") }
}
print(Visits.count.withLock { $0 }, Visits.names.withLock { $0.count }, isFirst)

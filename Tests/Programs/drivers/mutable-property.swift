// repository: ReactiveCocoa/ReactiveSwift
// commit: a44317ce38b5bcce173b03f5d36cfdc939e1768b
// files: Sources
// module: ReactiveSwift
// swift-version: 5
// A property that two threads change and one observer follows.
import Dispatch
import ReactiveSwift

let property = MutableProperty(0)
nonisolated(unsafe) var last = 0
property.signal.observeValues { last = $0 }
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  property.modify { $0 += 1 }
}
print(property.value, last)

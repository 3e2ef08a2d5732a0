// repository: DeclarativeHub/ReactiveKit
// commit: 9b2f4dc3247fc7cc5fdb8b99d460dd80fa3fad28
// files: Sources
// module: ReactiveKit
// swift-version: 5
// Two threads send into one subject.
import Dispatch
import ReactiveKit

let subject = PassthroughSubject<Int, Never>()
nonisolated(unsafe) var sum = 0
let observer = subject.observeNext { sum += $0 }
DispatchQueue.concurrentPerform(iterations: 2) { number in subject.send(number + 1) }
print(sum)

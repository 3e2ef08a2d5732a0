// repository: DeclarativeHub/ReactiveKit
// commit: 9b2f4dc3247fc7cc5fdb8b99d460dd80fa3fad28
// files: Sources
// module: ReactiveKit
// swift-version: 5
// Two threads set a property.
import Dispatch
import ReactiveKit

let property = Property(0)
DispatchQueue.concurrentPerform(iterations: 2) { number in property.value = number }
print(property.value < 2)

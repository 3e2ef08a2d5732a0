// repository: hmlongco/Factory
// commit: 440dfd8b3653b09addd3ba60f5ba58925307fd3a
// files: Sources/FactoryKit/FactoryKit
// module: FactoryKit
// swift-version: 6
// Two threads ask for a singleton.
import Dispatch
import FactoryKit

final class Shared: Sendable {}

extension Container {
  var service: Factory<Shared> { self { Shared() }.singleton }
}

nonisolated(unsafe) var found = [Shared?](repeating: nil, count: 2)
found.withUnsafeMutableBufferPointer { buffer in
  nonisolated(unsafe) let buffer = buffer
  DispatchQueue.concurrentPerform(iterations: 2) { number in
    buffer[number] = Container.shared.service()
  }
}
print(found[0] === found[1])

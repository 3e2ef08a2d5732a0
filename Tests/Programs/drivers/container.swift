// repository: Swinject/Swinject
// commit: b685b549fe4d8ae265fc7a2f27d0789720425d69
// files: Sources
// module: Swinject
// swift-version: 6
// A container that is asked by two threads for the object that they share.
import Dispatch
import Swinject

final class Shared: Sendable {}

let container = Container()
container.register(Shared.self) { _ in Shared() }.inObjectScope(.container)
nonisolated(unsafe) let resolver = container.synchronize()
nonisolated(unsafe) var found = [Shared?](repeating: nil, count: 2)
found.withUnsafeMutableBufferPointer { buffer in
  nonisolated(unsafe) let buffer = buffer
  DispatchQueue.concurrentPerform(iterations: 2) { number in
    buffer[number] = resolver.resolve(Shared.self)
  }
}
print(found[0] === found[1])

// repository: Swinject/Swinject
// commit: b685b549fe4d8ae265fc7a2f27d0789720425d69
// files: Sources
// module: Swinject
// swift-version: 6
// The same container without synchronize().
import Dispatch
import Swinject

final class Shared: Sendable {}

nonisolated(unsafe) let container = Container()
container.register(Shared.self) { _ in Shared() }.inObjectScope(.container)
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  _ = container.resolve(Shared.self)
}

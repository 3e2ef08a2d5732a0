// repository: apple/swift-service-context
// commit: 41d2d194acda8c70778725d3b78f55e0e6875cb1
// files: Sources/ServiceContextModule
// module: ServiceContextModule
// swift-version: 6
// A context that child tasks inherit.
import ServiceContextModule

enum Name: ServiceContextKey { typealias Value = String }

var context = ServiceContext.topLevel
context[Name.self] = "request"
await ServiceContext.withValue(context) {
  async let first = ServiceContext.current?[Name.self] ?? "none"
  async let second = ServiceContext.current?[Name.self] ?? "none"
  print(await first, await second)
}

// Two children that were not awaited in their order; one that is not awaited at all.
import Synchronization

let log = Mutex<[String]>([])
@Sendable func work(_ name: String) async -> String {
  log.withLock { $0.append(name) }
  return name.uppercased()
}

func both() async -> String {
  async let first = work("a")
  async let second = work("b")
  return await second + first
}

func forgotten() async {
  async let _: Void = {
    while !Task.isCancelled { await Task.yield() }
    print("cancelled at the end of the scope")
  }()
}

print(await both())
print(log.withLock { $0.count })
await forgotten()

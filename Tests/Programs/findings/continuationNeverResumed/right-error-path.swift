// finds: nothing
// The continuation is resumed on every way.
import Dispatch

func load(_ name: String, then done: @escaping @Sendable (Int?) -> Void) {
  DispatchQueue.global().async {
    done(name.isEmpty ? nil : name.count)
  }
}

func size(_ name: String) async -> Int {
  await withCheckedContinuation { continuation in
    load(name) { continuation.resume(returning: $0 ?? 0) }
  }
}

let task = Task.detached { print(await size("")) }
print(await size("cat"))
await task.value

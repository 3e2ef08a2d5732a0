// finds: continuationNeverResumed
// line: 14
// The continuation is forgotten when there is nothing to return.
import Dispatch

func load(_ name: String, then done: @escaping @Sendable (Int) -> Void) {
  DispatchQueue.global().async {
    guard !name.isEmpty else { return }
    done(name.count)
  }
}

func size(_ name: String) async -> Int {
  await withCheckedContinuation { continuation in
    load(name) { continuation.resume(returning: $0) }
  }
}

let task = Task.detached { print(await size("")) }
print(await size("cat"))

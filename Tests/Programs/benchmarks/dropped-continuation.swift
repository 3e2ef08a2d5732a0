// found within: 10
// finds: continuationNeverResumed
// One way through a callback forgets to resume.
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

async let known = size("cat")
async let unknown = size("")
print(await known + unknown)

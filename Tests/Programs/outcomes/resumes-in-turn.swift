// outcomes: 1 2
// The twin of resume-is-a-step: the other task comes when the one that was resumed has ended.
import Synchronization

actor Counter {
  private var value = 0
  func next() -> Int {
    value += 1
    return value
  }
  func nextWhen(_ ready: @Sendable (CheckedContinuation<Void, Never>) -> Void) async -> Int {
    await withCheckedContinuation { ready($0) }
    return next()
  }
}

let counter = Counter()
let isResuming = Atomic<Int>(0)
let waiting = Task.detached {
  await counter.nextWhen { continuation in
    Task.detached {
      isResuming.store(1, ordering: .sequentiallyConsistent)
      continuation.resume()
    }
  }
}
let other = Task.detached {
  _ = await waiting.value
  let seen = isResuming.load(ordering: .sequentiallyConsistent)
  return (seen, await counter.next())
}
_ = await waiting.value
let (seen, own) = await other.value
print(seen, own)

// outcomes: 0 1|0 2|1 1|1 2
// Who resumes a task that belongs to an actor puts it into the actor's line, after what it did before.
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
  let seen = isResuming.load(ordering: .sequentiallyConsistent)
  return (seen, await counter.next())
}
_ = await waiting.value
let (seen, own) = await other.value
print(seen, own)

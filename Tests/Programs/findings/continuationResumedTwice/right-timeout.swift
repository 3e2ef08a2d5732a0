// finds: nothing
// Whoever comes first takes the continuation out.
import Dispatch
import Synchronization

final class Once: Sendable {
  private let waiting: Mutex<CheckedContinuation<String, Never>?>
  init(_ continuation: CheckedContinuation<String, Never>) { waiting = Mutex(continuation) }
  func resume(_ text: String) {
    let continuation = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume(returning: text)
  }
}

func fetch() async -> String {
  await withCheckedContinuation { continuation in
    let once = Once(continuation)
    DispatchQueue.global().async { once.resume("answer") }
    DispatchQueue.global().async { once.resume("timeout") }
  }
}

print(await fetch())

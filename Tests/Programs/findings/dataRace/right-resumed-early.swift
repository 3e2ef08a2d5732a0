// finds: nothing
// The main task may be resumed before it waits for its continuation.
import Dispatch

nonisolated(unsafe) var answer = 0
await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
  DispatchQueue.global().async {
    answer = 42
    continuation.resume()
  }
}
print(answer)

let word = await withUnsafeContinuation { (continuation: UnsafeContinuation<String, Never>) in
  DispatchQueue.global().async { continuation.resume(returning: "word") }
}
print(word)

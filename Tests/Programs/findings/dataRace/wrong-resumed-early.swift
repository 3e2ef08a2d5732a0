// finds: dataRace
// line: 10 13
// What is written after the task was resumed is no part of the answer.
import Dispatch

nonisolated(unsafe) var answer = 0
await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
  DispatchQueue.global().async {
    continuation.resume()
    answer = 42
  }
}
print(answer)

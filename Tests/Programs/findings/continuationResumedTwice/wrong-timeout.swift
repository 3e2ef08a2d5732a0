// finds: continuationResumedTwice
// wrong outcomes: answer|timeout|(prints nothing)
// The answer and the timeout both resume.
import Dispatch

func fetch() async -> String {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: "answer") }
    DispatchQueue.global().async { continuation.resume(returning: "timeout") }
  }
}

print(await fetch())
// Time for the later of the two.
try? await Task.sleep(nanoseconds: 200_000_000)

// finds: continuationResumedTwice crashed failedCheck
// Nothing checks an unsafe continuation.
import Dispatch

func fetch() async -> String {
  await withUnsafeContinuation { continuation in
    continuation.resume(returning: "answer")
    continuation.resume(returning: "again")
  }
}

print(await fetch())

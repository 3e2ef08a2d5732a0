// finds: continuationResumedTwice
// line: 9
// Nobody but the explorer checks an unsafe continuation.
import Dispatch

func fetch() async -> String {
  await withUnsafeContinuation { continuation in
    continuation.resume(returning: "answer")
    continuation.resume(returning: "again")
  }
}

print(await fetch())

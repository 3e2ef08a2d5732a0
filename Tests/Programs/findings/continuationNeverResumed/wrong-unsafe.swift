// finds: continuationNeverResumed
// line: 7
// An unsafe continuation that is resumed on one path only.
import Dispatch

func fetch(_ isThere: Bool) async -> String {
  await withUnsafeContinuation { continuation in
    DispatchQueue.global().async {
      if isThere { continuation.resume(returning: "answer") }
    }
  }
}

print(await fetch(true))
print(await fetch(false))

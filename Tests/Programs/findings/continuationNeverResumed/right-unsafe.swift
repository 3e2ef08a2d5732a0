// finds: nothing
// It is resumed on both paths.
import Dispatch

func fetch(_ isThere: Bool) async -> String {
  await withUnsafeContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: isThere ? "answer" : "nothing") }
  }
}

print(await fetch(true))
print(await fetch(false))

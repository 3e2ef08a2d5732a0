// finds: continuationResumedTwice
// line: 9 10
// seed: 3
// The answer and the timeout both resume: one of them comes too late, or meets the next continuation.
import Dispatch

func fetch() async throws -> String {
  try await withUnsafeThrowingContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: "answer") }
    DispatchQueue.global().async { continuation.resume(throwing: CancellationError()) }
  }
}

print((try? await fetch()) ?? "late")
try? await Task.sleep(nanoseconds: 200_000_000)

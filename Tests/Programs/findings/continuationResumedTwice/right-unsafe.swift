// finds: nothing
// One task waits with one unsafe continuation after the other; each is resumed once, by whoever.
import Dispatch

struct Refused: Error {}

func ask(_ number: Int) async throws -> Int {
  try await withUnsafeThrowingContinuation { continuation in
    DispatchQueue.global().async {
      if number > 1 {
        continuation.resume(throwing: Refused())
      } else {
        continuation.resume(returning: number)
      }
    }
  }
}

func wait() async {
  await withUnsafeContinuation { $0.resume() }
}

for number in 0..<3 {
  await wait()
  print((try? await ask(number)) ?? -1)
}

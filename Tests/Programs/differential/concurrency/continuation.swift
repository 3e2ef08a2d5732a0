// A callback as an async function, with a value and with an error.
import Dispatch

struct Refused: Error {}

func fetch(_ number: Int) async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async {
      if number > 0 {
        continuation.resume(returning: number)
      } else {
        continuation.resume(throwing: Refused())
      }
    }
  }
}

print(try await fetch(1))
do { print(try await fetch(0)) } catch { print(error) }
print(await withUnsafeContinuation { $0.resume(returning: 3) })

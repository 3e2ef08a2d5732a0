// A stream that ends with an error, and one that is unfolded.
struct Refused: Error {}

let failing = AsyncThrowingStream<Int, any Error> { continuation in
  continuation.yield(1)
  continuation.finish(throwing: Refused())
}
do {
  for try await number in failing { print(number) }
} catch { print(error) }
var left = 2
let unfolded = AsyncStream<Int> { @MainActor in
  left -= 1
  return left >= 0 ? left : nil
}
for await number in unfolded { print(number) }

// finds: nothing
// outcomes: E|EF
// A task that waits for an element gets the error, and so does the next that asks. If none waits when the stream
// ends, only the next one gets it.
struct Failed: Error {}

let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
let reader = Task.detached { () -> String in
  var seen = ""
  do { for try await _ in stream {} } catch { seen += "E" }
  do { for try await _ in stream {} } catch { seen += "F" }
  return seen
}
let ender = Task.detached { continuation.finish(throwing: Failed()) }
await ender.value
print(await reader.value)

// finds: nothing
// outcomes: 1E
struct Failed: Error {}

let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
let reader = Task.detached { () -> String in
  var seen = ""
  do { for try await one in stream { seen += "\(one)" } } catch { seen += "E" }
  return seen
}
let ender = Task.detached {
  continuation.yield(1)
  continuation.finish(throwing: Failed())
}
await ender.value
print(await reader.value)

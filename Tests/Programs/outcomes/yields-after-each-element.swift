// outcomes: 12
// A task that gives way after each element of a stream does not give way in vain: it takes all of them before any time
// passes.
let (numbers, source) = AsyncStream.makeStream(of: Int.self)
for number in 1...12 { source.yield(number) }
let reader = Task {
  var count = 0
  for await _ in numbers {
    count += 1
    await Task.yield()
  }
  return count
}
try? await Task.sleep(for: .microseconds(1))
reader.cancel()
print(await reader.value)

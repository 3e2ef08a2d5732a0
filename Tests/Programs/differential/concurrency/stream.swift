// A stream from two sides.
let (numbers, source) = AsyncStream.makeStream(of: Int.self)
let writer = Task.detached {
  for number in 1...3 { source.yield(number) }
  source.finish()
}
var seen: [Int] = []
for await number in numbers { seen.append(number) }
await writer.value
print(seen)

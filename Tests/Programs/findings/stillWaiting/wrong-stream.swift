// finds: stillWaiting
// line: 8
// Nobody says that the stream is at its end.
let (numbers, source) = AsyncStream.makeStream(of: Int.self)

let reader = Task.detached {
  var sum = 0
  for await number in numbers { sum += number }
  return sum
}
source.yield(1)
source.yield(2)
print(await reader.value)

// finds: nothing
// The stream is finished when everything was sent.
let (numbers, source) = AsyncStream.makeStream(of: Int.self)

let reader = Task.detached {
  var sum = 0
  for await number in numbers { sum += number }
  return sum
}
source.yield(1)
source.yield(2)
source.finish()
print(await reader.value)

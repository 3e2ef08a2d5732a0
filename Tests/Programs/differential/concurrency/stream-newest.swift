// How much a slow reader of the newest element gets is open.
let (numbers, source) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
let writer = Task.detached {
  for number in 1...3 { source.yield(number) }
  source.finish()
}
var seen: [Int] = []
for await number in numbers { seen.append(number) }
print(seen)

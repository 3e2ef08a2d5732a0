// outcomes: 1 2 3|1 3|2 3|3
// How much a slow reader of the newest element gets.
let (numbers, source) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
let writer = Task.detached {
  for number in 1...3 { source.yield(number) }
  source.finish()
}
var seen: [String] = []
for await number in numbers { seen.append("\(number)") }
print(seen.joined(separator: " "))

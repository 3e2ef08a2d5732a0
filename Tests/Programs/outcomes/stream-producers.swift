// outcomes: 1 2|2 1
// Two producers of one stream.
let (numbers, source) = AsyncStream.makeStream(of: Int.self)
await withTaskGroup(of: Void.self) { group in
  for number in 1...2 { group.addTask { source.yield(number) } }
}
source.finish()
var seen: [String] = []
for await number in numbers { seen.append("\(number)") }
print(seen.joined(separator: " "))

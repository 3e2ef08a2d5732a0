// What a full buffer does.
func kept(_ policy: AsyncStream<Int>.Continuation.BufferingPolicy) async -> [Int] {
  let (numbers, source) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: policy)
  for number in 1...4 { print(source.yield(number), terminator: " ") }
  source.finish()
  print(source.yield(5))
  var seen: [Int] = []
  for await number in numbers { seen.append(number) }
  return seen
}

print(await kept(.unbounded), await kept(.bufferingNewest(2)), await kept(.bufferingOldest(2)))

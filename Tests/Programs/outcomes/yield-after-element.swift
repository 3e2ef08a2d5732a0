// outcomes: [1, 2]|[2, 1]
// A task that has taken an element from one stream yields it to another one, before or after another task does.
func run() async {
  let (numbers, input) = AsyncStream<Int>.makeStream()
  let (all, output) = AsyncStream<Int>.makeStream()
  async let forwarding: Void = {
    for await number in numbers { output.yield(number) }
  }()
  async let other: Void = { _ = output.yield(2) }()
  input.yield(1)
  input.finish()
  _ = await (forwarding, other)
  output.finish()
  var seen: [Int] = []
  for await number in all { seen.append(number) }
  print(seen)
}

await run()

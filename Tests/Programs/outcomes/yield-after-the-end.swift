// outcomes: [1, 2]|[2, 1]
// A task that is cancelled ends its stream as it asks, and then yields to another one, before or after another task does.
func run() async {
  let (numbers, _) = AsyncStream<Int>.makeStream()
  let (all, output) = AsyncStream<Int>.makeStream()
  async let forwarding: Void = {
    withUnsafeCurrentTask { $0?.cancel() }
    for await _ in numbers {}
    output.yield(1)
  }()
  async let other: Void = { _ = output.yield(2) }()
  _ = await (forwarding, other)
  output.finish()
  var seen: [Int] = []
  for await number in all { seen.append(number) }
  print(seen)
}

await run()

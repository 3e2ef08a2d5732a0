// outcomes: [1, 2]|[2, 1]
// The handler that is told of a stream's end yields to another stream, before or after another task does.
func run() async {
  let (numbers, input) = AsyncStream<Int>.makeStream()
  let (all, output) = AsyncStream<Int>.makeStream()
  input.onTermination = { _ in output.yield(1) }
  async let asking: Void = {
    withUnsafeCurrentTask { $0?.cancel() }
    for await _ in numbers {}
  }()
  async let other: Void = { _ = output.yield(2) }()
  _ = await (asking, other)
  output.finish()
  var seen: [Int] = []
  for await number in all { seen.append(number) }
  print(seen)
}

await run()

// outcomes: 1 end|1 over end|over end|over 1 over end
// A stream that makes its elements: a cancellation comes before it looks for what makes them, or after that.

func run() async {
  nonisolated(unsafe) var count = 0
  let stream = AsyncStream<Int>(
    unfolding: {
      count += 1
      return count > 1 ? nil : count
    },
    onCancel: { print("over", terminator: " ") })
  let task = Task.detached {
    for await element in stream { print(element, terminator: " ") }
  }
  task.cancel()
  await task.value
  print("end")
}
await run()

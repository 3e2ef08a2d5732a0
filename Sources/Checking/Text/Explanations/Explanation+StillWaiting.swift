import Exploration

extension Explanation {
  static let stillWaiting = Explanation(
    summary: "something still waits when all else has ended",
    idea: """
      At the end of the program a thread or task still waits, and nothing that could release it is
      left. In this order everything else has ended; a circle of waits would be called a deadlock,
      and a missed signal of a condition a lost wakeup. What is missing is an event: a signal, a
      value, a cancellation, or the end of a stream.

      Find who was meant to cause the event, and make sure that it happens on every path, errors
      and cancellation included.
      """,
    example: Example(
      .finds(.stillWaiting, lines: [5]),
      "The loop ends with the stream, and nothing finishes the stream.",
      """
      let (numbers, source) = AsyncStream.makeStream(of: Int.self)

      let reader = Task.detached {
        var sum = 0
        for await number in numbers { sum += number }
        return sum
      }
      source.yield(1)
      source.yield(2)
      print(await reader.value)
      """),
    twin: Example(
      .proved,
      "finish() tells the reader that nothing more will come.",
      """
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
      """),
    exercises: ["callback-stream"], patterns: ["async-stream"],
    reading: ["SE-0314, AsyncStream and AsyncThrowingStream"])
}

// finds: failedCheck
// line: 9
// says: attempt to await next() on more than one task
// traps: sometimes
// Two tasks take from one stream that can throw: if both wait, the second one ends the program.
let (orders, counter) = AsyncThrowingStream<Int, any Error>.makeStream()

func serve() async throws {
  for try await order in orders { print(order) }
}

async let one: Void = serve()
async let other: Void = serve()
counter.yield(1)
counter.finish()
_ = try await (one, other)

// finds: nothing
// A stream that cannot throw lets several tasks wait.
let (orders, counter) = AsyncStream<Int>.makeStream()

func serve() async {
  for await order in orders { print(order) }
}

async let one: Void = serve()
async let other: Void = serve()
counter.yield(1)
counter.finish()
_ = await (one, other)

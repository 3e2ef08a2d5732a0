// outcomes: xxyy|xyxy|xyyx|yxxy|yxyx|yyxx
// A task that awaits another one leaves its actor, or stays there if that one has ended: who comes while it is away sees
// the difference, also if nobody waited when it left.
import Synchronization

let order = Mutex("")
actor Desk {
  func visit(_ name: String, _ loaded: Task<Void, Never>) async {
    order.withLock { $0 += name }
    await loaded.value
    order.withLock { $0 += name }
  }
}

func run() async {
  let desk = Desk()
  let loaded = Task.detached {}
  async let x: Void = desk.visit("x", loaded)
  async let y: Void = desk.visit("y", loaded)
  _ = await (x, y)
  print(order.withLock { $0 })
}
await run()

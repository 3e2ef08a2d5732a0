// outcomes: job rest|rest job
// assumes: actorOrder
// A scope of an actor ends while a child in it may still run: the actor is left until the child has
// ended, unless it has ended already.
actor Parent {
  var order: [String] = []
  func run() async {
    let job = Task { order.append("job") }
    do {
      async let child: Void = Self.work()
    }
    order.append("rest")
    await job.value
  }
  static func work() async {}
}

let parent = Parent()
await parent.run()
print(await parent.order.joined(separator: " "))

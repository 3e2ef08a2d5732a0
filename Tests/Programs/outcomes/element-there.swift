// outcomes: job element
// assumes: actorOrder
// A task of an actor takes an element of a stream, which is there already: it leaves the actor to ask for
// it in any case, so that a job which is in the line goes first.
actor Reader {
  var order: [String] = []
  func read(_ elements: AsyncStream<Int>) async {
    let job = Task { order.append("job") }
    for await _ in elements {
      order.append("element")
      break
    }
    await job.value
  }
}

let reader = Reader()
let (elements, source) = AsyncStream.makeStream(of: Int.self)
source.yield(1)
await reader.read(elements)
print(await reader.order.joined(separator: " "))

// outcomes: 1 2, 1 2|2 1, 2 1
// assumes: actorOrder
// Two tasks go from one actor to another: a task is in the line of the second before it leaves the first,
// so that they come to both in the same order.
actor Second {
  var order: [String] = []
  func note(_ number: Int) { order.append("\(number)") }
}
actor First {
  let second = Second()
  var order: [String] = []
  func pass(_ number: Int) async {
    order.append("\(number)")
    await second.note(number)
  }
}

let first = First()
let one = Task.detached { await first.pass(1) }
let two = Task.detached { await first.pass(2) }
await one.value
await two.value
print(await first.order.joined(separator: " "), terminator: ", ")
print(await first.second.order.joined(separator: " "))

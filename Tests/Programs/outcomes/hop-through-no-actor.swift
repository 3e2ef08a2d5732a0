// outcomes: 1 2, 1 2|1 2, 2 1|2 1, 2 1|2 1, 1 2
// Two tasks leave one actor, go on where no actor is, and come to another one: in any order.
actor Line {
  var order: [String] = []
  func note(_ number: Int) { order.append("\(number)") }
}

let first = Line()
let second = Line()
@Sendable func pass(_ number: Int) async {
  await first.note(number)
  let again = number
  await second.note(again)
}
let one = Task.detached { await pass(1) }
let two = Task.detached { await pass(2) }
await one.value
await two.value
print(await first.order.joined(separator: " "), terminator: ", ")
print(await second.order.joined(separator: " "))

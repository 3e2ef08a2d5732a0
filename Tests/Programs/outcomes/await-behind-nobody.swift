// outcomes: begin end job|begin job end|job begin end
// A task of an actor awaits what has ended, or has not, while nobody stands in the line: a job that
// arrives later comes after it, or between.
actor Log {
  var order: [String] = []
  func note(_ word: String) { order.append(word) }
  func run(_ helper: Task<Void, Never>) async {
    order.append("begin")
    await helper.value
    order.append("end")
  }
}

let log = Log()
let helper = Task.detached {}
let running = Task.detached { await log.run(helper) }
let other = Task.detached { await log.note("job") }
await running.value
await other.value
print(await log.order.joined(separator: " "))

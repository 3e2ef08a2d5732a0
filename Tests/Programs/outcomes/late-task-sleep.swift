// outcomes: work, tick
// assumes: exactTime
// late: tick, work
// A task that sleeps may wake before another one has begun.
actor Journal {
  var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}

let journal = Journal()
let ticker = Task.detached {
  try await Task.sleep(nanoseconds: 1_000)
  await journal.write("tick")
}
let worker = Task.detached { await journal.write("work") }
_ = try await (ticker.value, worker.value)
print(await journal.lines.joined(separator: ", "))

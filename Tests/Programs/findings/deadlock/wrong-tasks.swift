// finds: deadlock stillWaiting
// line: 11 13
// Two tasks wait for each other's value.
final class Pair: @unchecked Sendable {
  var second: Task<Int, Never>?
}

let pair = Pair()
let first = Task { () -> Int in
  await Task.yield()
  return await pair.second?.value ?? 0
}
pair.second = Task { await first.value + 1 }
print(await first.value)

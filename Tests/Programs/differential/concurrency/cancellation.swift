// A task that looks whether it was cancelled, in three ways.
let first = Task { () -> Bool in
  while !Task.isCancelled { await Task.yield() }
  return Task.isCancelled
}
first.cancel()
print(await first.value, first.isCancelled, Task.isCancelled)
let second = Task { try Task.checkCancellation() }
second.cancel()
print(await second.result)
let third = Task { try await Task.sleep(for: .seconds(60)) }
third.cancel()
print(await third.result)

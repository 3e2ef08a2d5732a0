// A child of a cancelled task is cancelled, another task is not.
let parent = Task { () -> [Bool] in
  let other = Task { Task.isCancelled }
  while !Task.isCancelled { await Task.yield() }
  async let later = Task.isCancelled
  return [await later, await other.value]
}
parent.cancel()
print(await parent.value)

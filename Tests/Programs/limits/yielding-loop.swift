// outcomes: false
// assumes: fewLooks
// A task yields until it is cancelled, and counts how often.
let task = Task.detached {
  var rounds = 0
  while !Task.isCancelled {
    rounds += 1
    await Task.yield()
  }
  return rounds
}
task.cancel()
print(await task.value > 100)

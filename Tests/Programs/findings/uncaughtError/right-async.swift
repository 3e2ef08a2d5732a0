// finds: nothing
// The task was cancelled, and whoever waits for it looks at the result.
let work = Task {
  try Task.checkCancellation()
  return 1
}
work.cancel()
switch await work.result {
case .success(let value): print(value)
case .failure(let error): print(error)
}

// finds: uncaughtError
// The task was cancelled, and its error ends the program.
let work = Task {
  try Task.checkCancellation()
  return 1
}
work.cancel()
print(try await work.value)

// finds: wrongPrecondition failedCheck
// line: 5
// A helper that claims to be on the main actor is called from a detached task.
@Sendable func showTitle() {
  MainActor.preconditionIsolated()
  print("title")
}

await Task.detached { showTitle() }.value

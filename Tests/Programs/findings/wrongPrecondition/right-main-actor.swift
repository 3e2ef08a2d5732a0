// finds: nothing
// A helper that claims to be on the main actor is called there.
@Sendable func showTitle() {
  MainActor.preconditionIsolated()
  print("title")
}

await Task.detached { await MainActor.run { showTitle() } }.value

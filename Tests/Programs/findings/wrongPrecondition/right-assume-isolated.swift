// finds: nothing
// The helper is called on the main actor.
@Sendable func showTitle() {
  MainActor.assumeIsolated {
    print("title")
  }
}

await Task { @MainActor in showTitle() }.value

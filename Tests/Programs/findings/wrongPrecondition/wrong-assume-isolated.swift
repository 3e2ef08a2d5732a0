// finds: wrongPrecondition
// line: 6
// traps: yes
// A helper takes for granted that it runs on the main actor, and a detached task calls it.
@Sendable func showTitle() {
  MainActor.assumeIsolated {
    print("title")
  }
}

await Task.detached { showTitle() }.value

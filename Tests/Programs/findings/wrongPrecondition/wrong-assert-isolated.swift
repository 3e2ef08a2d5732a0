// finds: wrongPrecondition
// line: 9
// says: the desk is served by its own actor
// traps: yes
// A method that any thread may call says that it runs on its actor.
actor Desk {
  let place = 1
  nonisolated func tidy() {
    preconditionIsolated("the desk is served by its own actor")
    print("tidy")
  }
  func evening() { tidy() }
}

Desk().tidy()

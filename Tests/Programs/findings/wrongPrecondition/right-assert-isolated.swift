// finds: nothing
// The method is called by the actor itself.
actor Desk {
  let place = 1
  nonisolated func tidy() {
    preconditionIsolated("the desk is served by its own actor")
    print("tidy")
  }
  func evening() { tidy() }
}

await Desk().evening()

// traps: yes
// Code that is not on the main actor claims that it is.
await Task.detached { MainActor.preconditionIsolated() }.value

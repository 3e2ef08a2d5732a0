// traps: yes
// Code that is not on the actor claims that it is.
actor Counter {}
let counter = Counter()
@Sendable func claim() { counter.assumeIsolated { _ in } }
await Task.detached { claim() }.value

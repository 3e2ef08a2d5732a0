// finds: failedCheck
// An instant that is so far away has no number of seconds that fits: the sleep traps as it begins.
let sleeper = Task { try? await Task.sleep(for: .seconds(Int64.max)) }
try? await Task.sleep(for: .milliseconds(20))
sleeper.cancel()
await sleeper.value

// finds: nothing
// One task waits for the other.
let first = Task { 1 }
let second = Task { await first.value + 1 }
print(await second.value)

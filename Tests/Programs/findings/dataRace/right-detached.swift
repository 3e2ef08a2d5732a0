// finds: nothing
// The main task waits for the detached one before it reads.
nonisolated(unsafe) var title = 0

let loading = Task.detached {
  title = 1
}
await loading.value
print(title)

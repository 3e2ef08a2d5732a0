// finds: dataRace
// line: 7
// A detached task writes what the main task reads without waiting for it.
nonisolated(unsafe) var title = 0

let loading = Task.detached {
  title = 1
}
let shown = title
await loading.value
print(shown)

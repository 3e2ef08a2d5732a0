// Values and errors of tasks.
struct Refused: Error {}

let good = Task { 1 }
let bad = Task { () -> Int in throw Refused() }
print(await good.value, await good.result)
do { print(try await bad.value) } catch { print(error) }
print(await bad.result, good.isCancelled)

// Values and errors of tasks.
// The name of the module is not in it, which depends on who compiles.
struct Refused: Error, CustomStringConvertible, CustomDebugStringConvertible {
  let description = "refused"
  var debugDescription: String { description }
}

let good = Task { 1 }
let bad = Task { () -> Int in throw Refused() }
print(await good.value, await good.result)
do { print(try await bad.value) } catch { print(error) }
print(await bad.result, good.isCancelled)

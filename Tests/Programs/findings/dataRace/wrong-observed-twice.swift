// finds: dataRace
// line: 16
// Two changes can both see a tracking before one of them ends it: then its handler runs twice, perhaps at once.
import Observation

@Observable final class Model: @unchecked Sendable {
  var left = 0
  var right = 0
}

let model = Model()
nonisolated(unsafe) var changes = 0
withObservationTracking {
  _ = (model.left, model.right)
} onChange: {
  changes += 1
}
let one = Task.detached { model.left = 1 }
let other = Task.detached { model.right = 2 }
await one.value
await other.value
print(changes)

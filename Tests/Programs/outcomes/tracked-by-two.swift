// outcomes: change end|change change end
// Two changes can both see a tracking before one of them ends it.
import Observation

@Observable final class Model: @unchecked Sendable {
  var left = 0
  var right = 0
}

let model = Model()
withObservationTracking {
  _ = (model.left, model.right)
} onChange: {
  print("change", terminator: " ")
}
let one = Task.detached { model.left = 1 }
let other = Task.detached { model.right = 2 }
await one.value
await other.value
print("end")

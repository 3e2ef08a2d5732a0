// finds: nothing
// What counts the changes of a model has a lock of its own.
import Observation
import Synchronization

@Observable final class Model: @unchecked Sendable {
  var left = 0
  var right = 0
}

let model = Model()
let changes = Mutex(0)
withObservationTracking {
  _ = (model.left, model.right)
} onChange: {
  changes.withLock { $0 += 1 }
}
let one = Task.detached { model.left = 1 }
let other = Task.detached { model.right = 2 }
await one.value
await other.value
print(changes.withLock { $0 })

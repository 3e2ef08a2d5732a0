// A change is told once, before it happens.
import Observation

@Observable final class Model {
  var number = 1
}

let model = Model()
withObservationTracking {
  _ = model.number
} onChange: {
  print("changes")
}
model.number = 2
model.number = 3
print(model.number)

// finds: nothing
// What comes before a tracking comes before its handler, on whatever thread the change is.
import Observation
import Synchronization

@Observable final class Model: Sendable {
  @ObservationIgnored private let value = Mutex(0)
  var number: Int {
    get {
      access(keyPath: \.number)
      return value.withLock { $0 }
    }
    set {
      withMutation(keyPath: \.number) { value.withLock { $0 = newValue } }
    }
  }
}

final class Box: @unchecked Sendable { var number = 0 }

let model = Model()
let setter = Task.detached { model.number = 1 }
let tracker = Task.detached {
  let box = Box()
  box.number = 5
  withObservationTracking {
    _ = model.number
  } onChange: {
    print(box.number)
  }
}
await setter.value
await tracker.value
print("end")

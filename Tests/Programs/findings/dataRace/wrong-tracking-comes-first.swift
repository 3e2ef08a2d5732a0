// finds: dataRace
// line: 29 31
// What comes after a tracking may come at the same time as its handler.
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
  withObservationTracking {
    _ = model.number
  } onChange: {
    print(box.number)
  }
  box.number = 5
}
await setter.value
await tracker.value
print("end")

// finds: nothing
// What the runtime says of a task that another execution left behind is no mistake of this one.
import Dispatch
import Synchronization

actor Desk {
  func answer(_ read: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        read()
        continuation.resume()
      }
    }
  }
}

let number = Atomic<Int>(0)
let desk = Desk()
let task = Task.detached {
  await desk.answer { _ = number.load(ordering: .sequentiallyConsistent) }
}
_ = Task.detached { number.store(1, ordering: .sequentiallyConsistent) }
await desk.answer {}

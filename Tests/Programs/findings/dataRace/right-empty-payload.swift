// finds: nothing
// assumes: nothing
// outcomes: 2
// The same with a lock, once with a value without bytes and once with an error without any.
import Dispatch
import Synchronization

struct Unresolved: Error {}

final class Future<Value, Failure: Error>: @unchecked Sendable {
  private let lock = Mutex(())
  private var result: Result<Value, Failure>
  init(_ result: Result<Value, Failure>) { self.result = result }

  func set(_ result: Result<Value, Failure>) { lock.withLock { _ in self.result = result } }
  var isResolved: Bool {
    lock.withLock { _ in
      if case .success = result { true } else { false }
    }
  }
}

let saved = Future<Void, any Error>(.failure(Unresolved()))
let loaded = Future<Int, Unresolved>(.success(1))
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 {
    saved.set(.success(()))
  } else {
    loaded.set(.failure(Unresolved()))
    print(saved.isResolved)
  }
}
print(loaded.isResolved)

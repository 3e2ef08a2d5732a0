// finds: dataRace
// line: 12
// A result without a value is set and looked at: all that changes in memory is which case it has, and where the type of
// the value is a parameter, the runtime writes that.
import Dispatch

final class Future<Value>: @unchecked Sendable {
  private var result: Result<Value, any Error> = .failure(Unresolved())
  struct Unresolved: Error {}

  func resolve(_ value: Value) {
    result = .success(value)
  }
  func get() throws -> Value { try result.get() }
}

let saved = Future<Void>()
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 { saved.resolve(()) } else { print((try? saved.get()) != nil) }
}

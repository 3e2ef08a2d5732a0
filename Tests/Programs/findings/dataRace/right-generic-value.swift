// finds: nothing
// A value of a type that the code does not know is copied through the table of its type, behind a lock.
import Foundation

final class Box<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()
  init(_ value: Value) { self.value = value }
  func read<Result>(_ body: (Value) -> Result) -> Result { lock.withLock { body(value) } }
  func write(_ body: (inout Value) -> Void) { lock.withLock { body(&value) } }
}
let box = Box([1])
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 { box.write { $0.append(2) } } else { _ = box.read { $0.count } }
}

// finds: dataRace
// line: 9 14
// A value of a type that the code does not know is copied through the table of its type.
import Foundation

final class Box<Value>: @unchecked Sendable {
  private var value: Value
  init(_ value: Value) { self.value = value }
  func read<Result>(_ body: (Value) -> Result) -> Result { body(value) }
  func write(_ body: (inout Value) -> Void) { body(&value) }
}
let box = Box([1])
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 { box.write { $0.append(2) } } else { _ = box.read { $0.count } }
}

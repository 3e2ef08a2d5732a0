// outcomes: leafmid|midleaf
// A class with a generic base class is completed by the runtime when it is used first, and so is the base class: in each
// execution anew, as the memory of the program is.
import Dispatch

class Base<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var name: String { "base" }
}
class Mid: Base<[Int]> {
  override var name: String { "mid" }
}
final class Leaf: Mid {
  override var name: String { "leaf" }
}

DispatchQueue.concurrentPerform(iterations: 2) { number in
  let made: Base<[Int]> = number == 0 ? Leaf([number]) : Mid([number])
  if (made as AnyObject) is Base<[Int]> { print(made.name, terminator: "") }
}
print()

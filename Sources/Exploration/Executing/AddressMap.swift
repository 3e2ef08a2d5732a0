/// Values by the addresses at which the things begin that they are about, in one execution: those whose
/// memory is used again have none.
package final class AddressMap<Value> {
  private var values: [UInt: Value] = [:]
  /// The addresses that have a value, in the order in which they got it.
  ///
  /// This module's own code goes through it. What the standard library's code allocates and releases for it would count
  /// as the program's, and which memory is used again differs from execution to execution.
  private var inOrder: [UInt] = []
  private let reused: ReusedMemory
  /// How much of what was handed out again it has forgotten.
  private var known = 0

  /// A map of nothing.
  init(_ reused: ReusedMemory) {
    self.reused = reused
    known = reused.count
  }

  /// A map of nothing, for the running execution.
  package convenience init() { self.init(Engine.shared.memory.reused) }

  private func catchUp() {
    reused.catchUp(from: &known) { memory in
      var index = 0
      while index < inOrder.count {
        let address = inOrder[index]
        if memory.contains(address) {
          inOrder.remove(at: index)
          values[address] = nil
        } else {
          index += 1
        }
      }
    }
  }

  /// The addresses that have a value, in the order in which they got it.
  package var addresses: [UInt] {
    catchUp()
    return inOrder
  }

  /// The value of an address.
  package subscript(address: UInt) -> Value? {
    get {
      catchUp()
      return values[address]
    }
    set {
      catchUp()
      reused.mark(address)
      if let newValue {
        if values.updateValue(newValue, forKey: address) == nil { inOrder.append(address) }
      } else if values.removeValue(forKey: address) != nil {
        if let index = inOrder.lastIndex(of: address) { inOrder.remove(at: index) }
      }
    }
  }

  /// The value of a pointer's address.
  package subscript(pointer: UnsafeRawPointer) -> Value? {
    get { self[UInt(bitPattern: pointer)] }
    set { self[UInt(bitPattern: pointer)] = newValue }
  }

  /// Begins a new execution; what was handed out has begun anew, too.
  func removeAll() {
    known = 0
    inOrder.removeAll(keepingCapacity: true)
    if !values.isEmpty { values.removeAll(keepingCapacity: true) }
  }
}

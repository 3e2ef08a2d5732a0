/// Values by the addresses at which the things begin that they are about, in one execution: those whose
/// memory is used again have none.
package final class AddressMap<Value> {
  private var values: [UInt: Value] = [:]
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
      for address in values.keys.filter({ memory.contains($0) }) { values[address] = nil }
    }
  }

  /// The addresses that have a value.
  package var addresses: Dictionary<UInt, Value>.Keys {
    catchUp()
    return values.keys
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
      values[address] = newValue
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
    if !values.isEmpty { values.removeAll(keepingCapacity: true) }
  }
}

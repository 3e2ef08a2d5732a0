/// A variable that lanes race on, or an atomic one.
final class Variable: Resource {
  /// What its last releasing store or update handed over.
  var stamp = Stamp()

  /// A lane that has looked in vain goes on when somebody has written; see ``Engine/visit``.
  override func isReady(for action: Action, lane: Lane) -> Bool {
    lane.spin.hasNews(Engine.shared)
  }

  override func waitReason(for action: Action) -> WaitReason { .change(title) }
}

/// The variables of one execution, by their addresses.
struct AddressTable {
  private var variables: [UInt: Variable] = [:]

  mutating func removeAll() {
    if !variables.isEmpty { variables.removeAll(keepingCapacity: true) }
  }

  /// A variable that was visited before in this execution.
  func known(at address: UInt) -> Variable? { variables[address] }

  mutating func variable(at address: UInt, kind: ResourceKind) -> Variable {
    if let known = variables[address] { return known }
    let new = Variable(kind: kind)
    variables[address] = new
    return new
  }
}

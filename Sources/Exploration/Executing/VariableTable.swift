/// The variables of one execution whose accesses are scheduling points, by the memory that they are.
///
/// A variable begins where an access of it begins, and is as long as the longest of those. So a whole
/// value is one variable and a part of it may be another, that lies in it.
struct VariableTable {
  /// In the order in which they lie in memory.
  private var variables: [Variable] = []
  /// The most bytes of one of them.
  private var longest: UInt = 0
  /// Whether any two have a byte in common.
  private(set) var hasOverlaps = false
  private let reused: ReusedMemory
  /// How much of what was handed out again it has forgotten.
  private var known = 0

  init(_ reused: ReusedMemory) { self.reused = reused }

  mutating func removeAll() {
    known = 0
    guard !variables.isEmpty else { return }
    variables.removeAll(keepingCapacity: true)
    longest = 0
    hasOverlaps = false
  }

  /// The variable that begins at an address, if there is one.
  mutating func variable(at address: UInt) -> Variable? {
    catchUp()
    let index = index(of: address)
    guard index < variables.count, variables[index].start == address else { return nil }
    return variables[index]
  }

  /// The variable of an access: the one that begins where it begins.
  mutating func variable(at address: UInt, size: UInt, kind: ResourceKind) -> Variable {
    catchUp()
    let index = index(of: address)
    if index < variables.count, variables[index].start == address {
      let known = variables[index]
      if known.end < address &+ size { grow(known, to: address &+ size) }
      return known
    }
    let new = Variable(kind: kind, start: address)
    reused.mark(address)
    variables.insert(new, at: index)
    grow(new, to: address &+ size)
    return new
  }

  private mutating func grow(_ variable: Variable, to end: UInt) {
    variable.end = end
    longest = max(longest, end - variable.start)
    if !hasOverlaps { hasOverlaps = !overlapping(variable.start..<end, except: variable).isEmpty }
  }

  /// Forgets those that begin in memory that was handed out again: what is there now is another variable.
  private mutating func catchUp() {
    var known = known
    reused.catchUp(from: &known) { memory in
      let first = index(of: memory.lowerBound)
      let end = index(of: memory.upperBound)
      if first < end { variables.removeSubrange(first..<end) }
    }
    self.known = known
  }

  /// Those that have a byte in common with some memory.
  func overlapping(_ memory: Range<UInt>, except own: Variable) -> [Variable] {
    var found: [Variable] = []
    var index = index(of: memory.lowerBound > longest ? memory.lowerBound - longest : 0)
    while index < variables.count, variables[index].start < memory.upperBound {
      let one = variables[index]
      if one !== own, one.end > memory.lowerBound { found.append(one) }
      index += 1
    }
    return found
  }

  /// The first that begins at an address or behind it.
  private func index(of address: UInt) -> Int {
    var low = 0
    var high = variables.count
    while low < high {
      let middle = (low + high) / 2
      if variables[middle].start < address { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Which instructions of LLVM's language a loop may have that only looks; see ``PureLoops``.
struct PureInstructions {
  /// How those are written that access an atomic variable.
  static let atomic = [" = load atomic ", " = cmpxchg ", " = atomicrmw "]

  private let text: RepresentationText
  private let functions: [String: RepresentedFunction]
  /// What is to be said of a function: whether it only looks, and whether it does so whatever happens.
  private enum Purity { case none, pure, looksFirst }
  private var known: [String: Purity] = [:]

  init(_ text: RepresentationText, _ functions: [String: RepresentedFunction]) {
    self.text = text
    self.functions = functions
  }

  /// Whether all blocks of a loop do nothing but look, and the one at its head does look.
  mutating func arePure(
    _ blocks: [RepresentedBlocks.Block], head: RepresentedBlocks.Block,
    of function: RepresentedFunction
  ) -> Bool {
    var kept = Kept()
    guard beginRound(head.lines, of: function, &kept) else { return false }
    for block in blocks {
      for line in block.lines
      where !isPure(RepresentedInstruction(text.text(line)), of: function, &kept) { return false }
    }
    return kept.isBalanced
  }

  private mutating func beginRound(
    _ lines: [Range<Int>], of function: RepresentedFunction, _ kept: inout Kept
  ) -> Bool {
    var looks = false
    for line in lines {
      let instruction = RepresentedInstruction(text.text(line))
      // A value that the first round gets from elsewhere, and the next from the one before.
      if instruction.operation == "phi" { return false }
      // It has made a global variable by then, if that was its first use: the next round only finds it.
      if !looks, let callee = instruction.callee, callee.hasPrefix("$s"), callee.hasSuffix("vau") {
        continue
      }
      guard isPure(instruction, of: function, &kept) else { return false }
      looks = looks || self.looks(instruction)
    }
    return looks
  }

  private mutating func looks(_ instruction: RepresentedInstruction) -> Bool {
    switch instruction.operation {
    case "load": instruction.isAtomic
    case "cmpxchg", "atomicrmw": true
    case "call": instruction.callee.map { purity(of: $0) == .looksFirst } ?? false
    default: false
    }
  }

  private mutating func isPure(
    _ instruction: RepresentedInstruction, of function: RepresentedFunction, _ kept: inout Kept
  ) -> Bool {
    switch instruction.operation {
    case "icmp", "fcmp", "trunc", "zext", "sext", "xor", "and", "or", "add", "sub", "mul", "shl",
      "lshr", "ashr", "select", "extractvalue", "insertvalue", "getelementptr", "bitcast",
      "inttoptr", "ptrtoint", "freeze", "phi", "br", "switch", "load":
      return true
    // Whether it has changed anything shows when it runs: then the lane begins anew.
    case "atomicrmw": return true
    // A weak one may fail although nothing keeps it from that.
    case "cmpxchg": return !instruction.text.hasPrefix("cmpxchg weak ")
    case "store": return isUnread(instruction.stored, in: function)
    case "call":
      if instruction.text.hasPrefix("call void asm sideeffect \"nop\", \"\"()") { return true }
      guard let callee = instruction.callee else { return false }
      if callee.hasPrefix("llvm.memset.") { return isUnread(instruction.filled, in: function) }
      if kept.note(callee, instruction.argument) { return true }
      return Self.pureCalls.contains { callee.hasPrefix($0) } || callee == "sched_yield"
        || purity(of: callee) != .none
    // The other lines of a switch.
    case "i1", "i8", "i16", "i32", "i64", "]": return true
    default: return instruction.isForDebugger
    }
  }

  private static let pureCalls = [
    "llvm.lifetime.", "llvm.expect.", "llvm.sadd.with.overflow.", "llvm.uadd.with.overflow.",
    "llvm.ssub.with.overflow.", "llvm.usub.with.overflow.", "llvm.smul.with.overflow.",
    "llvm.umul.with.overflow.",
  ]

  /// Whether a function has nothing but such instructions, and no loop.
  private mutating func purity(of name: String) -> Purity {
    // One that calls itself is none while it is looked at.
    if let known = known[name] { return known }
    known[name] = Purity.none
    guard let function = functions[name], let blocks = RepresentedBlocks(text, of: function) else {
      return .none
    }
    var kept = Kept()
    for (index, block) in blocks.all.enumerated() {
      guard block.next.allSatisfy({ $0 > index }) else { return .none }
      for line in block.lines {
        let instruction = RepresentedInstruction(text.text(line))
        guard
          ["ret", "alloca", "unreachable"].contains(instruction.operation)
            || instruction.callee == "llvm.trap" || isPure(instruction, of: function, &kept)
        else { return .none }
      }
    }
    guard kept.isBalanced else { return .none }
    var looks = false
    for line in blocks.all.first?.lines ?? [] where !looks {
      looks = self.looks(RepresentedInstruction(text.text(line)))
    }
    known[name] = looks ? .looksFirst : .pure
    return looks ? .looksFirst : .pure
  }

  /// Whether a variable on the stack is only written, such as a copy for a debugger.
  private func isUnread(_ variable: String?, in function: RepresentedFunction) -> Bool {
    guard let variable, variable.hasPrefix("%") else { return false }
    var isOnStack = false
    var place = function.range.lowerBound
    while let found = text.find(made: variable, in: place..<function.range.upperBound) {
      place = found + variable.utf8.count
      guard !RepresentedBlocks.isOfName(text[place]) else { continue }
      let line = text.startOfLine(found)..<text.endOfLine(found)
      let instruction = RepresentedInstruction(text.text(line))
      switch instruction.operation {
      case "alloca": isOnStack = true
      case "store" where instruction.stored == variable: continue
      case "call" where instruction.filled == variable: continue
      case "call" where instruction.callee?.hasPrefix("llvm.lifetime.") == true: continue
      default: guard instruction.isForDebugger else { return false }
      }
    }
    return isOnStack
  }
}

/// What is kept from its end for a while: each time as often as it is let go, so that a round leaves no trace.
private struct Kept {
  private var counts: [Substring: Int] = [:]
  var isBalanced: Bool { counts.values.allSatisfy { $0 == 0 } }

  /// - Returns: Whether it is a call of that kind.
  mutating func note(_ callee: String, _ object: Substring?) -> Bool {
    guard let object, ["swift_retain", "swift_release"].contains(callee) else { return false }
    counts[object, default: 0] += callee == "swift_retain" ? 1 : -1
    return true
  }
}

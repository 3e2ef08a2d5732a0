/// The loops of a module that only look at atomic variables.
///
/// Each round of such a loop does what the one before it did, until another thread has changed what it reads: it
/// stores nothing, calls nothing, and takes no value from one round into the next. So a lane that has gone round once
/// can wait for a change, and nothing is left out. Such loops are the "pure spinloops" of Kokologiannakis, Ren, Vafeiadis,
/// "Dynamic partial order reductions for spinloops", FMCAD 2021.
///
/// What ends a round is a call; the first look after it is the one that the round began with. That holds because
/// the block at the head of the loop looks whatever happens, and because all that comes between is part of the loop.
struct PureLoops {
  private let text: RepresentationText
  /// Those whose accesses are told, by their names.
  private let functions: [String: RepresentedFunction]
  private var instructions: PureInstructions

  init(_ text: RepresentationText, _ told: [RepresentedFunction]) {
    self.text = text
    functions = Dictionary(told.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    instructions = PureInstructions(text, functions)
  }

  /// Where rounds end: before the branches that lead back.
  mutating func ends() -> [Int] {
    // Most programs have none of these, and a function without a branch back has no loop.
    guard PureInstructions.atomic.contains(where: { !text.all($0).isEmpty }) else { return [] }
    return functions.values.flatMap { ends(in: $0) }.sorted()
  }

  private mutating func ends(in function: RepresentedFunction) -> [Int] {
    guard let blocks = RepresentedBlocks(text, of: function) else { return [] }
    var ends: [Int] = []
    for (last, block) in blocks.all.enumerated() {
      // A branch that also leads elsewhere would end a round that is the last one.
      guard let branch = block.lines.last, text.has("  br label %", at: branch.lowerBound),
        let head = block.next.first, head > 0, head <= last,
        let loop = blocks.loop(from: head, to: last)
      else { continue }
      let others = loop.subtracting([head]).map { blocks.all[$0] }
      if instructions.arePure(others, head: blocks.all[head], of: function) {
        ends.append(branch.lowerBound)
      }
    }
    return ends
  }
}

extension InstrumentedRepresentation {
  /// Has each round of a loop that only looks told when it ends.
  mutating func tellRounds(of functions: [RepresentedFunction]) {
    var loops = PureLoops(text, functions)
    for place in loops.ends() {
      edits.append((place..<place, "  call void @\(Self.roundEnd)()\n"))
      declarations[Self.roundEnd] = "declare void @\(Self.roundEnd)()"
    }
  }

  private static let roundEnd = "__tsan_round_ends"
}

import Checking
import SwiftReading

extension Mutations {
  private static let ends = [
    "removeFirst": "removeLast", "removeLast": "removeFirst", "popFirst": "popLast",
    "popLast": "popFirst", "first": "last", "last": "first", "bufferingNewest": "bufferingOldest",
    "bufferingOldest": "bufferingNewest",
  ]
  /// Not the other way round: a broadcast does nothing that wakeups without a signal do not, too, and with
  /// those every solution was proved.
  private static let wakes = ["broadcast": "signal"]
  private static let immediate: Set<String> = [
    "withLock", "sync", "map", "compactMap", "filter", "forEach", "concurrentPerform",
  ]
  private static let handing = ["sync": "async", "async": "sync"]

  /// Calls that another one can take the place of.
  mutating func addCalls() {
    for (index, token) in source.tokens.enumerated() where token.kind == .word {
      if source.isToken(index - 1, ".") { addMember(index) }
      if ["min", "max"].contains(token.text), source.isToken(index + 1, "(") {
        add(.reverse, token.range, token.is("min") ? "max" : "min")
      }
      if token.is("try"), source.token(index + 1)?.kind == .word {
        add(.ignoreError, token.range, "try?")
      }
      if token.is("DispatchQueue"), source.isToken(index + 1, "("), let end = closing(index + 1) {
        addQueue(index + 1, end)
      }
    }
  }

  private mutating func addMember(_ index: Int) {
    let token = source.tokens[index]
    if let other = Self.ends[token.text] { add(.otherEnd, token.range, other) }
    if let other = Self.wakes[token.text] { add(.wake, token.range, other) }
    if let other = Self.handing[token.text] { add(.handOver, token.range, other) }
    guard source.isToken(index + 1, "("), let end = closing(index + 1) else { return }
    let arguments = source.tokens[index + 1].range.upperBound..<source.tokens[end].range.lowerBound
    let chain = source.tokens[chainStart(index)].range.lowerBound..<token.range.upperBound
    let whole = chain.lowerBound..<source.tokens[end].range.upperBound
    switch token.text {
    case "append" where !arguments.isEmpty:
      let inserted = "insert(\(source.text(of: arguments)), at: 0)"
      add(.otherEnd, token.range.lowerBound..<whole.upperBound, inserted)
    case "wait" where arguments.isEmpty && !isRepeated(chain):
      let call = source.text(of: chain)
      add(.waitForAWhile, whole, "_ = \(call)(timeout: .now() + 1)")
      add(.waitForAWhile, whole, "_ = \(call)(until: Date(timeIntervalSinceNow: 1))")
    case "async", "sync":
      leaveOutBarrier(index + 1, end)
    default: break
    }
  }

  /// Whether it is a condition's wait in a loop that checks again, however it ended.
  private func isRepeated(_ chain: Range<Int>) -> Bool {
    conditions.contains { source.text(of: chain) == "\($0).wait" }
      && statements.contains {
        $0.range.contains(chain.lowerBound) && tokens($0).first?.text == "while"
      }
  }

  /// Leaves `flags: .barrier` out of the arguments between two brackets.
  private mutating func leaveOutBarrier(_ open: Int, _ close: Int) {
    guard let flags = (open..<close).first(where: { source.isToken($0, "flags") }),
      source.isToken(flags + 3, "barrier"), flags + 4 <= close
    else { return }
    let tokens = source.tokens
    let range =
      if flags == open + 1, flags + 4 == close {
        tokens[open].range.lowerBound..<tokens[close].range.upperBound
      } else if flags == open + 1 {
        tokens[flags].range.lowerBound..<tokens[flags + 5].range.lowerBound
      } else {
        tokens[flags - 1].range.lowerBound..<tokens[flags + 3].range.upperBound
      }
    add(.otherQueue, range, "")
  }

  /// A queue's attributes between two brackets.
  private mutating func addQueue(_ open: Int, _ close: Int) {
    let end = source.tokens[close].range.lowerBound
    guard let name = (open..<close).first(where: { source.isToken($0, "attributes") }) else {
      add(.otherQueue, end..<end, ", attributes: .concurrent")
      return
    }
    let start = source.tokens[source.isToken(name - 1, ",") ? name - 1 : name].range.lowerBound
    add(.otherQueue, start..<source.tokens[name + 3].range.upperBound, "")
  }

  /// Closures that use their object by name: `[weak self]` in place of what they capture.
  mutating func addClosures() {
    for block in source.outline.blocks where block.isClosure {
      guard let first = token(at: block.range.lowerBound), first > 0 else { continue }
      // They end before the call returns, for which the object is there.
      if Self.immediate.contains(source.token(first - 2)?.text ?? "") { continue }
      let code = source.text(of: block.range)
      guard source.isToken(first - 1, "{"), code.contains("self.") else { continue }
      add(
        .captureWeakly, block.range, "[weak self] in " + code.replacing("self.", with: "self?."))
    }
  }
}

/// Where the lanes of an execution stand before each choice, as far as that is wanted.
///
/// A story needs what is held and waited for after each of its steps; a tree needs all that there is to see where
/// several lanes could continue.
package struct Moments {
  /// Which of them are kept.
  package enum Wanted: Sendable, Equatable {
    /// None: to look takes time.
    case none
    /// Those at which something differs: who could continue, who waits and for what, what is held or counted.
    case changes
    /// Those at which several lanes can continue, without the first few, and the end of one that comes to it.
    case choices(after: Int)
  }

  private let wanted: Wanted
  private var choices = 0
  /// Those that were kept, in their order.
  package private(set) var all: [Halt] = []
  /// The most lanes of all moments together: an execution that never ends must not fill the memory.
  private static let mostLanes = 40_000
  private var lanes = 0

  init(_ wanted: Wanted) { self.wanted = wanted }

  /// Whether those are kept at which something differs.
  var areOfChanges: Bool { wanted == .changes }

  /// Whether the next one is wanted.
  ///
  /// - Parameters:
  ///   - offer: How many lanes can continue.
  ///   - isStart: Whether one of them has not begun, which a tree does not ask about; see ``TreeWalk``.
  mutating func wants(_ offer: Int, isStart: Bool) -> Bool {
    guard lanes < Self.mostLanes else { return false }
    switch wanted {
    case .none: return false
    case .changes: return true
    case .choices(let first):
      if offer == 0 { return true }
      guard offer > 1, !isStart else { return false }
      choices += 1
      return choices > first
    }
  }

  mutating func add(_ moment: Halt) {
    guard wanted == .changes else { return keep(moment) }
    let bare = moment.bare
    if var last = all.last {
      let first = last.events.lowerBound
      last.events = bare.events
      last.now = bare.now
      if last == bare {
        all[all.count - 1].events = first...bare.events.upperBound
        return
      }
    }
    keep(bare)
  }

  private mutating func keep(_ moment: Halt) {
    lanes += moment.lanes.count
    all.append(moment)
  }
}

extension Halt {
  /// The same without what differs from step to step: what the lanes that can continue are about to do.
  fileprivate var bare: Halt {
    var bare = self
    for index in lanes.indices where lanes[index].isOffered {
      bare.lanes[index].verb = .goOn
      bare.lanes[index].resource = nil
      bare.lanes[index].resourceNumber = -1
      bare.lanes[index].isInout = false
      bare.lanes[index].places = []
    }
    bare.current = nil
    return bare
  }
}

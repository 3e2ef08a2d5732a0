import Channel
import Exploration

/// Which lanes wait for which.
extension Classification {
  /// Lanes that wait for one another in a circle.
  static func cycle(among waiting: [WaitingLane]) -> [WaitingLane]? {
    let byLane = Dictionary(uniqueKeysWithValues: waiting.map { ($0.lane, $0) })
    for start in waiting {
      var path: [WaitingLane] = [start]
      while let next = path[path.count - 1].holders.compactMap({ byLane[$0] }).first {
        if let first = path.firstIndex(where: { $0.lane == next.lane }) {
          return Array(path[first...])
        }
        path.append(next)
      }
    }
    return nil
  }

  /// A lane that waits for a group, and those that wait for that lane, where these are all: none is left that could
  /// leave the group.
  static func behindGroup(_ waiting: [WaitingLane]) -> [WaitingLane]? {
    let stopped = waiting.filter { !$0.isDaemon }
    guard stopped.count > 1, let first = stopped.first(where: \.waitsForGroup) else { return nil }
    let byLane = Dictionary(uniqueKeysWithValues: waiting.map { ($0.lane, $0) })
    let others = stopped.filter { $0.lane != first.lane }
    let allWait = others.allSatisfy { other in
      var seen: Set<Int> = []
      var next = other.holders.first
      while let holder = next, seen.insert(holder).inserted {
        if holder == first.lane { return true }
        next = byLane[holder]?.holders.first
      }
      return false
    }
    return allWait ? [first] + others : nil
  }
}

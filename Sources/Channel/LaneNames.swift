import Exploration

/// What the lanes of an execution are called, in its story and in the words about it.
package enum LaneNames {
  /// Lanes of one name are numbered: there may be many that run blocks of a global queue.
  package static func all(_ lanes: [(kind: LaneKind, name: String)]) -> [String] {
    let given = lanes.enumerated().map { number, lane in
      lane.name.isEmpty ? "\(lane.kind.rawValue) \(number)" : lane.name
    }
    var counts: [String: Int] = [:]
    for name in given { counts[name, default: 0] += 1 }
    var used: [String: Int] = [:]
    return given.map { name in
      guard counts[name, default: 0] > 1 else { return name }
      used[name, default: 0] += 1
      return "\(name) \(used[name, default: 0])"
    }
  }
}

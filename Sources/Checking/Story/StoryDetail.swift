import Exploration

/// What is known of an execution besides its events, for a story with all its effects.
package struct StoryDetail {
  /// The names of variables, and where they stand.
  var variables: VariablePlaces
  /// Where the program makes a resource, by its number.
  var origin: (Int) -> Place?
  /// Where the lanes stand before the events from a number on, while one of them runs.
  var standing: (_ events: Int, _ lane: Int) -> StoryStanding?
}

/// The tables of a story with all its effects, while it is told.
struct StoryTables {
  private(set) var variables: [StoryVariable] = []
  private(set) var resources: [StoryResource] = []
  private var variableIndex: [Int: Int] = [:]
  private var resourceIndex: [Int: Int] = [:]
  let detail: StoryDetail

  init(_ detail: StoryDetail) { self.detail = detail }

  mutating func index(ofVariable number: Int, at place: Place?) -> Int {
    if let index = variableIndex[number] { return index }
    variables.append(StoryVariable(name: detail.variables.name(of: number), place: place))
    variableIndex[number] = variables.count - 1
    return variables.count - 1
  }

  mutating func index(ofResource number: Int, _ kind: ResourceKind, _ name: String) -> Int {
    if let index = resourceIndex[number] { return index }
    resources.append(StoryResource(name: name, kind: kind, place: detail.origin(number)))
    resourceIndex[number] = resources.count - 1
    return resources.count - 1
  }

  /// - Parameters:
  ///   - event: The last event; -1 for what comes after all of them.
  ///   - lane: The lane that ran.
  func standing(after event: Int, of lane: Int) -> StoryStanding? {
    detail.standing(event < 0 ? .max : event + 1, lane)
  }
}

extension [StoryEffect] {
  /// The most of one row that are all told.
  private static var most: Int { 40 }

  /// The last ones of very many, and of each variable the last access.
  var told: [StoryEffect] {
    guard count > Self.most else { return self }
    return dropLast(Self.most).lastOfEachVariable + suffix(Self.most)
  }
}

extension Sequence<StoryEffect> {
  /// The last access to each variable, in their order.
  var lastOfEachVariable: [StoryEffect] {
    var last: [Int: Int] = [:]
    for (index, effect) in enumerated() { if let number = effect.variable { last[number] = index } }
    let kept = Set(last.values)
    return enumerated().filter { kept.contains($0.offset) }.map(\.element)
  }
}

/// A write that no other lane has read yet, or only some.
private struct Write {
  var row: Int
  var effect: Int
  var lane: Int
  /// The lanes that had read the variable before, and neither read nor wrote it since.
  var unaware: Set<Int>
  var isSeen = false
}

extension [Story.Row] {
  /// Marks the writes that another lane has overwritten without having seen them.
  mutating func markLostWrites() {
    var last: [Int: Write] = [:]
    var readers: [Int: Set<Int>] = [:]
    for row in indices {
      guard let lane = self[row].lane else {
        // Who accesses them there is not told.
        for variable in (self[row].effects ?? []).compactMap(\.variable) {
          last[variable] = nil
          readers[variable] = nil
        }
        continue
      }
      for (number, effect) in (self[row].effects ?? []).enumerated() {
        guard let variable = effect.variable else { continue }
        switch effect.kind {
        case .reads:
          readers[variable, default: []].insert(lane)
          last[variable]?.unaware.remove(lane)
          if last[variable]?.lane != lane { last[variable]?.isSeen = true }
        case .writes:
          if let write = last[variable], write.lane != lane, !write.isSeen,
            write.unaware.contains(lane)
          {
            self[write.row].effects?[write.effect].lostTo = row
          }
          last[variable] = Write(
            row: row, effect: number, lane: lane,
            unaware: readers[variable, default: []].subtracting([lane]))
          readers[variable]?.remove(lane)
        default:
          last[variable] = nil
          readers[variable] = nil
        }
      }
    }
  }
}

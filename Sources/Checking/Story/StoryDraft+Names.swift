import Channel
import Exploration

extension StoryDraft {
  /// An operation has one name: that of the lane which finishes it.
  static func ownResources(
    _ events: [Recorder.Event], lanes: [(kind: LaneKind, name: String)], names: [String]
  ) -> [Int: String] {
    var own: [Int: String] = [:]
    for event in events {
      guard case .action(.finish, let name?, let number, _) = event.kind,
        name == ResourceName(.operation),
        lanes.indices.contains(event.lane), lanes[event.lane].kind == .operation
      else { continue }
      own[number] = names[event.lane]
    }
    return own
  }

  func name(_ lane: Int) -> String {
    names.indices.contains(lane) ? names[lane] : "lane \(lane)"
  }

  func numbered(_ resource: ResourceName, _ number: Int) -> String {
    if let name = own[number] { return name }
    let name = words.name(resource)
    guard let place = numbers.place(of: resource, number) else { return name }
    return "\(name) \(place)"
  }

  func reason(_ lane: Int, _ why: Recorder.Departure) -> String {
    switch why {
    case .preempted: "\(name(lane)) is preempted"
    case .waits(let what):
      "\(name(lane)) waits for \(what.map { words.object($0) } ?? "the others")"
    case .sleeps: "\(name(lane)) sleeps"
    case .ended: "\(name(lane)) has ended"
    }
  }
}

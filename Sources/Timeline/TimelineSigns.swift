/// The signs that a timeline is drawn with.
struct TimelineSigns {
  let open: Character
  let work: Character
  let close: Character
  let short: Character
  let wait: Character
  let free: Character
  let wake: Character
  let enter: Character
  let hold: Character
  let leave: Character
  let start: Character
  let note: Character
  let tick: Character
  let loss: Character
  let trap: Character
  let arrow: String
  let ellipsis: Character

  static let unicode = TimelineSigns(
    open: "┣", work: "━", close: "┫", short: "┃", wait: "░", free: "·", wake: "•", enter: "╞",
    hold: "═", leave: "╡", start: "▸", note: "◆", tick: "╵", loss: "✗", trap: "‼", arrow: "→",
    ellipsis: "…")
  static let ascii = TimelineSigns(
    open: "[", work: "=", close: "]", short: "|", wait: ".", free: ",", wake: "o", enter: "{",
    hold: "-", leave: "}", start: ">", note: "*", tick: "'", loss: "x", trap: "!", arrow: "->",
    ellipsis: "~")

  /// The sign of a mark.
  func sign(of kind: Timeline.Mark.Kind) -> Character {
    switch kind {
    case .tick: tick
    case .loss: loss
    case .trap: trap
    }
  }

  /// What the signs mean that occur in some timelines, in a few words each.
  ///
  /// - Parameter startMeaning: What the sign of a start means.
  func meanings(in timelines: [Timeline], start startMeaning: String) -> [String] {
    let activities = Set(timelines.flatMap(\.spans).map(\.activity))
    var parts: [String] = []
    if activities.contains(.working) { parts.append("\(open)\(work)\(close) works") }
    if activities.contains(.waiting) { parts.append("\(wait)\(wait) waits") }
    if activities.contains(.free) { parts.append("\(free)\(free) is free") }
    let wakes = timelines.contains { timeline in
      timeline.lanes.contains { !timeline.wakeUps(of: $0.id).isEmpty }
    }
    if wakes { parts.append("\(wake) wakes up") }
    if activities.contains(.holding) { parts.append("\(enter)\(hold)\(leave) is so") }
    if timelines.contains(where: { $0.links.contains { $0.from != $0.to } }) {
      parts.append("\(start) \(startMeaning)")
    }
    if timelines.contains(where: { !$0.notes.isEmpty }) { parts.append("\(note) says something") }
    let marks = Set(timelines.flatMap(\.marks).map(\.kind))
    if marks.contains(.tick) { parts.append("\(tick) ticks") }
    if marks.contains(.loss) { parts.append("\(loss) loses something") }
    if marks.contains(.trap) { parts.append("\(trap) traps") }
    return parts
  }
}

import Exploration

extension StoryDraft {
  /// The longest story that is told whole; of a longer one the beginning and the end are.
  private static let most = (first: 40, last: 80)

  /// The story, with a column for each lane that something is told of.
  ///
  /// - Parameter checkFiles: The files that judge the others: their steps weigh less.
  mutating func story(judgedBy checkFiles: Set<String>) -> Story {
    closeHidden()
    var kept = zip(rows, notes).map { row, notes in
      var row = row
      row.note = StoryNote.joined(notes)
      row.weight = Self.weight(of: row, notes, isCheck: checkFiles.contains(row.place?.file ?? ""))
      return row
    }
    addDetail(to: &kept)
    Self.shorten(&kept)
    // Where all effects are told, each round has its own.
    if tables == nil { kept = kept.withRoundsOnce }
    let omitted = max(0, kept.count - Self.most.first - Self.most.last)
    if omitted > 0 {
      var gap = Story.Row(lane: nil, text: "(\(omitted) more rows)")
      if tables != nil {
        // What they leave behind is known all the same.
        let hidden = kept.dropFirst(Self.most.first).dropLast(Self.most.last)
        gap.effects = hidden.flatMap { $0.effects ?? [] }.lastOfEachVariable
        gap.standing = hidden.last { $0.standing != nil }?.standing
      }
      kept = kept.prefix(Self.most.first) + [gap] + kept.suffix(Self.most.last)
    }
    let seen = Set(kept.compactMap(\.lane)).sorted()
    let columns = Dictionary(uniqueKeysWithValues: zip(seen, 0...))
    for index in kept.indices { kept[index].lane = kept[index].lane.flatMap { columns[$0] } }
    let lanes = seen.map { lane in
      Story.Lane(
        name: name(lane), kind: self.lanes.indices.contains(lane) ? self.lanes[lane].kind : .other)
    }
    if tables != nil {
      kept.markLostWrites()
      for index in kept.indices { kept[index].effects = kept[index].effects?.told }
    }
    var story = Story(lanes: lanes, rows: kept, omitted: omitted)
    story.variables = tables?.variables
    story.resources = tables?.resources
    return story
  }

  /// What each row does, and where the lanes stand after it.
  private func addDetail(to kept: inout [Story.Row]) {
    guard let tables else { return }
    var last: StoryStanding?
    for index in kept.indices {
      kept[index].effects = notes[index].compactMap(\.effect)
      guard kept[index].lane != nil || lastEvents[index] >= 0 else { continue }
      let standing = tables.standing(
        after: lastEvents[index], of: kept[index].lane ?? -1)
      if let standing, standing != last {
        kept[index].standing = standing
        last = standing
      }
    }
  }

  private static func weight(of row: Story.Row, _ notes: [StoryNote], isCheck: Bool) -> Int {
    guard row.lane != nil else { return notes.map(\.weight).max() ?? 0 }
    if row.isWrong { return StepWeight.fault }
    let own = (row.weight ?? 0) + (notes.map(\.weight).max() ?? 0)
    return isCheck ? own / 2 : own
  }

  /// Where one lane calls a closure in one line, another one that runs it shows the closure's body alone.
  private static func shorten(_ rows: inout [Story.Row]) {
    var first: [String: Int] = [:]
    for index in rows.indices {
      guard let place = rows[index].place, let lane = rows[index].lane else { continue }
      let line = "\(place.file):\(place.line)"
      if first[line, default: lane] != lane, let body = ClosureBody.of(place.code) {
        rows[index].text = body
      }
      first[line] = first[line] ?? lane
    }
  }
}

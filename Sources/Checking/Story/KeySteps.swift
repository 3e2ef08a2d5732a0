/// The steps of a story that say most about what went wrong.
package struct KeySteps {
  /// The indices of the rows, in their order.
  package let rows: [Int]
  /// How many rows there are to choose from: those of a lane.
  package let count: Int

  /// The most that are told unless all are asked for.
  package static let most = 12

  /// Chooses the weightiest rows; of rows that weigh the same, the later ones.
  package init(of story: Story, most: Int) {
    let told = story.rows.indices.filter { story.rows[$0].lane != nil }
    count = told.count
    let byWeight = told.sorted { left, right in
      let (one, other) = (story.rows[left].weight ?? 0, story.rows[right].weight ?? 0)
      return one != other ? one > other : left > right
    }
    rows = byWeight.prefix(most).sorted()
  }
}

extension Story {
  /// The story with some of its rows, and a row that counts the others where they were.
  package func with(_ steps: KeySteps, words: any Phrasebook = English()) -> Story {
    guard steps.rows.count < steps.count else { return self }
    var story = self
    story.rows = []
    var last = -1
    for index in steps.rows {
      var row = rows[index]
      let between = rows[(last + 1)..<index].count { $0.lane != nil }
      if let time = rows[(last + 1)..<index].last(where: \.isTime) { story.rows.append(time) }
      if between > 0 {
        // Why the lane before stopped was told with a row that is left out.
        row.reason = words.moreSteps(between)
        row.isSwitch = true
      }
      story.rows.append(row)
      last = index
    }
    let rest = rows[(last + 1)...].count { $0.lane != nil }
    if rest > 0 { story.rows.append(Row(lane: nil, text: words.moreSteps(rest))) }
    return story.withOwnColumns
  }

  /// The story without columns in which nothing is told.
  private var withOwnColumns: Story {
    let seen = Set(rows.compactMap(\.lane)).sorted()
    let columns = Dictionary(uniqueKeysWithValues: zip(seen, 0...))
    var story = self
    story.lanes = seen.map { lanes[$0] }
    for index in story.rows.indices {
      story.rows[index].lane = rows[index].lane.flatMap { columns[$0] }
    }
    return story
  }
}

extension Story.Row {
  /// Whether time passes here.
  fileprivate var isTime: Bool { lane == nil && (weight ?? 0) > 0 }
}

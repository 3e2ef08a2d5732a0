extension [Story.Row] {
  /// The most rows of a round, and how many rounds are told all the same.
  private static let (longest, fewest) = (8, 16)

  /// The rows, of which the many rounds of a loop that nothing comes between are told as the first and the last.
  var withRoundsOnce: [Story.Row] {
    var told: [Story.Row] = []
    var next = startIndex
    while next < endIndex {
      let length = (1...Self.longest).first { rounds(of: $0, from: next) >= Self.fewest }
      guard let length else {
        told.append(self[next])
        next += 1
        continue
      }
      let count = rounds(of: length, from: next)
      let end = next + length * count
      told += self[next..<next + length]
      told.append(Story.Row(lane: nil, text: "(the same \(count - 2) more times)"))
      told += self[end - length..<end]
      next = end
    }
    return told
  }

  /// How often some rows come one after another.
  private func rounds(of length: Int, from start: Int) -> Int {
    var end = start + length
    while end < endIndex, self[end].isLike(self[end - length]) { end += 1 }
    return (end - start) / length
  }
}

extension Story.Row {
  /// Whether a lane does the same as in another row, though the values may differ.
  fileprivate func isLike(_ other: Story.Row) -> Bool {
    !isWrong && !other.isWrong && lane == other.lane && place == other.place
      && (isSwitch, reason) == (other.isSwitch, other.reason)
  }
}

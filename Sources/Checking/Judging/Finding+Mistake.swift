import Exploration

extension Finding {
  /// A finding of a mistake, in words.
  ///
  /// - Parameters:
  ///   - places: The learner's places, the ones that matter most first.
  ///   - schedule: The text of the schedule that shows it.
  ///   - words: What makes the words.
  package init(
    _ mistake: Mistake, at places: [Place] = [], schedule: String = "", foundAfter: Int? = nil,
    story: Story? = nil, words: any Phrasebook = English()
  ) {
    self.init(
      kind: mistake.kind, headline: words.headline(mistake, at: places),
      explanation: words.sentence(mistake), places: places, schedule: schedule,
      foundAfter: foundAfter, width: mistake.width, story: story)
    if case .dataRace(let accesses) = mistake { leadsTo = accesses.leadsTo }
  }
}

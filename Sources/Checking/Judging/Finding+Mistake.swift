import Exploration

extension Finding {
  /// A finding of a mistake, in words.
  ///
  /// - Parameters:
  ///   - places: The learner's places, the ones that matter most first.
  ///   - schedule: The schedule that shows it.
  ///   - namedFiles: The files whose names stand beside their lines in any case.
  ///   - words: What makes the words.
  package init(
    _ mistake: Mistake, at places: [Place] = [], schedule: Schedule? = nil, foundAfter: Int? = nil,
    story: Story? = nil, namedFiles: Set<String> = [], words: any Phrasebook = English()
  ) {
    let sentence = words.sentence(mistake)
    self.init(
      kind: mistake.kind, headline: words.headline(mistake, at: places, namedFiles: namedFiles),
      explanation: schedule?.hashSeed ?? 0 > 0 ? words.withOtherHashing(sentence) : sentence,
      places: places, schedule: schedule?.text ?? "",
      foundAfter: foundAfter, width: mistake.width, story: story)
    if case .tooSlow(.unwoken) = mistake { isUnwoken = true }
    if case .dataRace(let accesses) = mistake { leadsTo = accesses.leadsTo }
  }
}

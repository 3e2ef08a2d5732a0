import Channel
import Exploration

/// One thing that is wrong, judged, with where and how it shows.
package struct Finding: Sendable, Equatable, Codable {
  /// What is wrong.
  package var kind: FindingKind
  /// What and where in a few words: "data race on line 12 and line 17".
  package var headline: String
  /// What happened in the execution that shows it, in one or more plain sentences.
  package var explanation: String
  /// The learner's places, the ones that matter most first.
  package var places: [Place]
  /// The text of the schedule that shows it.
  package var schedule: String
  /// After how many executions of the whole search it was found, if that is known.
  package var foundAfter: Int?
  /// The most processors with which it hangs, where it hangs for want of threads for its tasks.
  package var width: Int?
  /// What is printed in the execution that shows it and in no one-at-a-time order, if that is so.
  package var leadsTo: String?
  /// Whether something looks again, or waits for its time, in place of waiting for what has to happen: `nil` if not.
  package var isUnwoken: Bool?
  /// What happened, if it was told.
  package var story: Story?

  /// Makes a finding.
  package init(
    kind: FindingKind, headline: String, explanation: String, places: [Place],
    schedule: String, foundAfter: Int? = nil, width: Int? = nil, story: Story? = nil
  ) {
    self.kind = kind
    self.headline = headline
    self.explanation = explanation
    self.places = places
    self.schedule = schedule
    self.foundAfter = foundAfter
    self.width = width
    self.story = story
  }

  /// Whether an outcome comes of it.
  func leads(to outcome: Outcome) -> Bool {
    outcome.failure.map { $0 == kind } ?? (leadsTo == outcome.output)
  }

  /// Whether two findings are the same one: of one kind at the same places.
  func isSame(as other: Finding) -> Bool {
    kind == other.kind && lines == other.lines
      // Where no line is known, only the words tell them apart.
      && (!places.isEmpty || explanation == other.explanation)
  }

  /// Its places without their columns, which may differ between two reads of one line; the function follows from the line.
  var lines: Set<String> { Set(places.map { "\($0.file):\($0.line)" }) }
}

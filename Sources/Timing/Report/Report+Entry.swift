extension Report {
  /// The name of a pattern as it is shown: without the part, if no other part of it was measured.
  package func shownName(of index: Int) -> String {
    let entry = patterns[index]
    let isOnly = patterns.filter { $0.name == entry.name }.count == 1
    return isOnly ? entry.name : entry.label
  }

  /// One thing that was measured: a part of a pattern, with what bounds its time.
  package struct Entry: Codable, Sendable, Equatable {
    /// The pattern's name, such as `group`.
    package var name: String
    /// The title of the part; empty if only one part of the pattern can be measured.
    package var part: String
    /// The chapter of the catalogue.
    package var chapter: String
    /// P: how many tasks could at most be in progress at once (cores for computing, the width of
    /// the pool for waiting); `nil` if nothing limits it.
    package var width: Int?
    /// T₁: the total work in nanoseconds, where it is known beforehand.
    package var work: Double?
    /// T∞: the longest chain of tasks that need each other, in nanoseconds, where it is known.
    package var criticalPath: Double?
    /// The time of the same pattern with tasks that do nothing, in nanoseconds; shown, and never
    /// subtracted, for scheduling is the subject.
    package var emptyCost: Double?
    /// How many runs one sample holds, to be long enough for the clock; times are of one run.
    package var batch: Int
    /// What a run takes of memory; `nil` where it was not counted.
    package var memory: Memory?

    /// Describes what was measured.
    package init(
      name: String, part: String, chapter: String, width: Int?, work: Double?,
      criticalPath: Double?, emptyCost: Double? = nil, batch: Int = 1, memory: Memory? = nil
    ) {
      self.name = name
      self.part = part
      self.chapter = chapter
      self.width = width
      self.work = work
      self.criticalPath = criticalPath
      self.emptyCost = emptyCost
      self.batch = batch
      self.memory = memory
    }

    /// The name as it is shown and typed, such as `group` or `group/wait inside the loop`.
    package var label: String { part.isEmpty ? name : name + "/" + part }
  }
}

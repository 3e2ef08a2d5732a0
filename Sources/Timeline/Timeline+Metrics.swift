extension Timeline {
  /// How long a run took, and how long it could have taken at best.
  package struct Metrics: Sendable, Codable, Equatable {
    /// First start to last end, in nanoseconds.
    package let makespan: Int64
    /// T₁, the total of all tasks, in nanoseconds: of processor time where they compute.
    package let work: Int64
    /// T∞, the longest chain of tasks that need one another, in nanoseconds.
    package let criticalPath: Int64
    /// How many tasks were being worked on at once at the peak.
    package let peak: Int
    /// P, the width that the bound is computed for.
    package let width: Int
    /// max(T₁/P, T∞): no schedule of this work on `width` workers is shorter, in nanoseconds.
    package let bound: Int64

    /// The makespan of `width` free workers that take the tasks in their order, in nanoseconds.
    ///
    /// List scheduling without any delay, in the order in which the tasks began here: Graham (1966),
    /// doi:10.1002/j.1538-7305.1966.tb01709.x.
    ///
    /// Tasks that do not divide evenly among the workers cannot reach the bound; this says how
    /// near to it their order lets them come.
    package let inOrder: Int64

    /// T₁ and T∞.
    package var amount: Amount { Amount(work: work, criticalPath: criticalPath) }

    /// The makespan as a multiple of the bound; `nil` if no work was done.
    package var ratio: Double? { bound > 0 ? Double(makespan) / Double(bound) : nil }
  }

  /// Measures the run.
  ///
  /// - Parameters:
  ///   - width: P, how many tasks can be worked on at once; `nil` for as many as were here.
  ///   - shared: What bounds a run of the same work that did it in less, if that is known.
  /// - Complexity: O(*n* log *n*) for *n* spans.
  package func metrics(width: Int? = nil, sharing shared: Amount? = nil) -> Metrics {
    let working = spans.filter { $0.activity == .working }
    let peak = peakInFlight(of: working)
    let width = width ?? peak
    let amount = Amount(
      work: working.reduce(0) { $0 + $1.work }, criticalPath: criticalPath(of: working))
    let least = shared.map { amount.least(with: $0) } ?? amount
    return Metrics(
      makespan: makespan,
      work: amount.work,
      criticalPath: amount.criticalPath,
      peak: peak,
      width: width,
      bound: least.bound(width: width),
      inOrder: listSchedule(of: working, on: width))
  }

  /// How much there is to do, whoever does it: what bounds the time from below.
  package struct Amount: Sendable, Equatable {
    /// T₁, the total of all tasks, in nanoseconds.
    package let work: Int64
    /// T∞, the longest chain of tasks that need one another, in nanoseconds.
    package let criticalPath: Int64

    /// The smaller of each: the same work done twice takes a little longer once.
    package func least(with other: Amount) -> Amount {
      Amount(
        work: min(work, other.work), criticalPath: min(criticalPath, other.criticalPath))
    }

    /// max(T₁/P, T∞) in nanoseconds.
    func bound(width: Int) -> Int64 { max(width > 0 ? work / Int64(width) : 0, criticalPath) }
  }

  /// First start to last end in nanoseconds; 0 for an empty timeline.
  ///
  /// States count for nothing: they last while nobody does anything.
  package var makespan: Int64 {
    let starts = happenings.map(\.start) + notes.map(\.time) + marks.map(\.time)
    let ends = happenings.map(\.end) + notes.map(\.time) + marks.map(\.time)
    guard let first = starts.min(), let last = ends.max() else { return 0 }
    return last - first
  }

  private func peakInFlight(of working: [Span]) -> Int {
    // At the same instant an end comes before a start: the spans only touch.
    let edges = working.flatMap { [($0.start, 1), ($0.end, -1)] }.sorted { $0 < $1 }
    var running = 0
    var peak = 0
    for (_, change) in edges {
      running += change
      peak = max(peak, running)
    }
    return peak
  }

  private func listSchedule(of working: [Span], on width: Int) -> Int64 {
    guard width > 0 else { return 0 }
    var freeAt = Array(repeating: Int64(0), count: width)
    var done: [Int: Int64] = [:]
    for span in working {
      let ready = (span.task.flatMap { prerequisites[$0] } ?? []).compactMap { done[$0] }.max() ?? 0
      let worker = freeAt.indices.min { freeAt[$0] < freeAt[$1] } ?? 0
      freeAt[worker] = max(freeAt[worker], ready) + span.work
      if let task = span.task { done[task] = freeAt[worker] }
    }
    return freeAt.max() ?? 0
  }

  private func criticalPath(of working: [Span]) -> Int64 {
    var length: [Int: Int64] = [:]
    for span in working { if let task = span.task { length[task, default: 0] += span.work } }
    var longest: [Int: Int64] = [:]
    func chain(endingIn task: Int, above: Set<Int>) -> Int64 {
      if let known = longest[task] { return known }
      guard !above.contains(task) else { return 0 }
      let before = (prerequisites[task] ?? [])
        .map { chain(endingIn: $0, above: above.union([task])) }.max()
      let total = (length[task] ?? 0) + (before ?? 0)
      longest[task] = total
      return total
    }
    let chains = length.keys.sorted().map { chain(endingIn: $0, above: []) }
    return max(chains.max() ?? 0, working.map(\.work).max() ?? 0)
  }
}

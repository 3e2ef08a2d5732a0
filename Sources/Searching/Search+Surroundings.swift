import CExploration
import Channel
import Exploration

/// The surroundings of a program are the same for all executions, and others each time it runs by itself.
///
/// Much of it is noted where the program touches it. A library may touch it, too, for a description or an
/// archive, and nothing shows: so what is proved runs again with other surroundings.
extension Search {
  /// Adds to a proof what of the surroundings makes a difference in the order that is tried first, or takes
  /// it back if that order differs by itself, or where addresses do.
  func varySurroundings(of summary: inout SearchSummary) {
    guard settings.variesSurroundings, summary.certainty == .proved, !isHopeless else { return }
    let begin = clock.now
    engine.reading = plan.reading
    guard let usual = firstOrder() else { return }
    let isSlow = clock.now - begin > .seconds(Surrounding.enough)
    let elsewhere = (isSlow ? [5] : [0, 5, 10]).compactMap { firstOrder(at: $0) }
    if elsewhere.contains(where: { !$0.endsLike(usual) }) {
      summary.certainty = .sampled
      summary.uncertainty = Uncertainty(.outcomesDiffer)
      return
    }
    let isSteady = elsewhere.allSatisfy { $0 == usual }
    // Where objects lie decides about steps only through the order of a set of them, or of the objects themselves.
    let hasSets = cexploration_has_hashed()
    if !isSteady { summary.assumptions.insert(hasSets ? .hashing : .objectOrder) }
    for surrounding in Surrounding.allCases
    where !summary.assumptions.contains(surrounding.assumption) {
      let most = surrounding.variants(forDurations: summary.assumptions.contains(.exactTime))
      for number in 1...most {
        let fewest = isSlow ? 1 : Surrounding.fewest
        if number > fewest, clock.now - begin > .seconds(Surrounding.enough) { break }
        surrounding.vary(number)
        let other = firstOrder(at: surrounding == .hashing && hasSets ? number : 0)
        surrounding.vary(0)
        if isSteady ? other != usual : other?.endsLike(usual) == false {
          summary.assumptions.insert(surrounding.assumption)
          break
        }
      }
    }
  }

  /// What happens in the order that is tried first.
  private struct FirstOrder: Equatable {
    var steps: UInt64
    var output: [UInt8]
    var failures: Int

    func endsLike(_ other: FirstOrder) -> Bool {
      output == other.output && failures == other.failures
    }
  }

  /// - Parameter addresses: See `cexploration_vary_addresses`.
  private func firstOrder(at addresses: Int32 = 0) -> FirstOrder? {
    let recording = Recording(FirstChoice())
    guard recording.begin() else { return nil }
    engine.strategy = recording
    cexploration_vary_addresses(addresses)
    let result = engine.runExecution(program)
    cexploration_vary_addresses(0)
    return FirstOrder(
      steps: fingerprint(of: result, recording.events?.fingerprintWithoutAddresses ?? 0),
      output: result.output,
      failures: result.failures.count)
  }
}

/// Something that is the same for all executions in a worker.
private enum Surrounding: CaseIterable {
  case hashing, date, environment

  var assumption: Assumption {
    switch self {
    case .hashing: .hashing
    case .date: .date
    case .environment: .machine
    }
  }

  /// How many others are tried.
  ///
  /// A set of two elements, the smallest one that can have another order, keeps it in sixteen of them once in
  /// 65,536 times.
  ///
  /// - Parameter forDurations: Whether the program measures time: dates of decades later are so large as
  ///   numbers that what lies between two of them is rounded.
  func variants(forDurations: Bool) -> Int32 {
    switch self {
    case .hashing: 16
    case .date: forDurations ? 1 : 2
    case .environment: 1
    }
  }

  /// How many of each are tried, however long it takes, and seconds after which that is enough: for a
  /// program that takes so long by itself, one of each.
  static let (fewest, enough) = (Int32(4), 0.5)

  /// When a program starts, and for how long the machine has been up then, in nanoseconds.
  ///
  /// The evening before, which differs in year, month, day, weekday, hour, minute and second, on a machine that was
  /// just started; and a day decades later, on one that has been up for weeks.
  private static let starts: [(date: Int64, uptime: UInt64)] = [
    (0, 0),
    (-20_597_000_000_000, 31_234_567_890),
    (1_262_304_000_000_000_000, 3_123_456_789_012_345),
  ]

  /// Makes it another one; 0 for as usual.
  func vary(_ number: Int32) {
    switch self {
    case .hashing: _ = cexploration_vary_hashing(number)
    case .date:
      cexploration_vary_date(Self.starts[Int(number)].date)
      cexploration_vary_uptime(Self.starts[Int(number)].uptime)
    case .environment: cexploration_vary_environment(number > 0)
    }
  }
}

import Patterns
import Terminal
import Timeline

/// What the parts of a pattern show beside one another, in one sentence about this run.
struct PartComparison: Encodable {
  let sentence: String
  /// The numbers of the parts that it is about, from 1, the most remarkable first.
  let parts: [Int]

  /// Makespans that differ by less are told as the same.
  private static let likeness = 1.1

  init(_ run: PatternRun) {
    let parts = run.parts
    let told =
      parts.indices.lazy.filter { parts[$0].part.mistake != nil }
      .compactMap { Self(mistake: $0, in: parts) }.first
    self = told ?? Self(sameWorkIn: parts) ?? Self(otherwise: parts)
  }

  private init(_ sentence: String, _ parts: [Int]) {
    self.sentence = sentence
    self.parts = parts.map { $0 + 1 }
  }

  /// A mistake beside its repair: by the time if that is what it costs, else by a figure that differs.
  private init?(mistake index: Int, in parts: [PartRun]) {
    let wrong = parts[index]
    if wrong.part.mistake == .ofRule, let end = wrong.drawn.facts.first(where: TrapText.isEnd) {
      self.init("Part \(index + 1) breaks a rule: \(end.name) \(end.value)", [index])
      return
    }
    guard let repair = wrong.part.repair.map({ $0 - 1 }), parts.indices.contains(repair) else {
      return nil
    }
    let right = parts[repair]
    let isOfTime = wrong.part.mistake == .ofTime
    if isOfTime, let one = wrong.timesBest, let other = right.timesBest,
      one >= other * Self.likeness
    {
      self.init(slower: index, than: repair, in: parts)
      return
    }
    guard let fact = FactPair.telling(wrong, right, withDurations: isOfTime) else {
      guard isOfTime, wrong.timesBest != nil else { return nil }
      self.init(
        "In this run part \(index + 1), a mistake, took no longer than part \(repair + 1), its repair, "
          + "within 10 %", [index, repair])
      return
    }
    self.init(
      "\(fact.title): \(fact.one) in part \(index + 1), a mistake, and \(fact.other) in part "
        + "\(repair + 1), its repair", [index, repair])
  }

  /// The slowest and the fastest of the parts that do the same work.
  private init?(sameWorkIn parts: [PartRun]) {
    let alike = parts.indices.filter { parts[$0].timesBest != nil }
      .sorted { parts[$0].metrics.makespan < parts[$1].metrics.makespan }
    guard let fastest = alike.first, let slowest = alike.last, alike.count > 1 else { return nil }
    if let times = parts[slowest].timesBest, times >= Self.likeness {
      self.init(slower: slowest, than: fastest, in: parts)
      return
    }
    let numbers = alike.sorted().map { "\($0 + 1)" }.formatted(among: "and")
    let fact = FactPair.telling(parts[slowest], parts[fastest], withDurations: false).map {
      "; \($0.name): \($0.one) in part \(slowest + 1), \($0.other) in part \(fastest + 1)"
    }
    self.init(
      "Parts \(numbers) did the same work in the same time, within 10 %" + (fact ?? ""),
      [slowest, fastest])
  }

  /// Parts that cannot be held against one another.
  private init(otherwise parts: [PartRun]) {
    let times = parts.map(\.metrics.makespan)
    guard parts.count > 1, let least = times.min(), let most = times.max() else {
      let ratio = parts[0].ratio.map {
        ", \(NumberText.fixed($0, decimals: 2)) times the bound"
      }
      self.init("It took \(Self.text(times[0]))\(ratio ?? "")", [0])
      return
    }
    self.init(
      "The parts took \(Self.text(least)) to \(Self.text(most)), and their work is not the same",
      Array(parts.indices.prefix(1)))
  }

  private init(slower: Int, than faster: Int, in parts: [PartRun]) {
    let (long, short) = (parts[slower].metrics.makespan, parts[faster].metrics.makespan)
    let times = NumberText.fixed(Double(long) / Double(short), decimals: 1)
    self.init(
      "Part \(slower + 1) took \(times) times as long as part \(faster + 1): "
        + "\(Self.text(long)) instead of \(Self.text(short))", [slower, faster])
  }

  private static func text(_ nanoseconds: Int64) -> String {
    DurationText.format(nanoseconds: Double(nanoseconds))
  }
}

/// A figure that two parts have both, with different values.
private struct FactPair {
  let name: String
  let one: String
  let other: String

  /// The name as a sentence begins with it.
  var title: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The figure that tells most: that is 0 or "no" for one of them, or else the first that is no list.
  ///
  /// - Parameter withDurations: Whether lengths of time count, which are never quite the same.
  static func telling(_ one: PartRun, _ other: PartRun, withDurations: Bool) -> FactPair? {
    let pairs = one.drawn.facts.compactMap { fact -> FactPair? in
      guard let match = other.drawn.facts.first(where: { $0.name == fact.name }),
        match.value != fact.value, withDurations || DurationText.parse(fact.value) == nil
      else { return nil }
      return FactPair(name: fact.name, one: quoted(fact.value), other: quoted(match.value))
    }
    let none: Set = ["0", "no"]
    return pairs.first { none.contains($0.one) || none.contains($0.other) }
      ?? pairs.first { !$0.one.hasPrefix("\"") } ?? pairs.first
  }

  /// A list between quotation marks, so that one sees where it ends.
  private static func quoted(_ value: String) -> String {
    value.contains(", ") ? "\"\(value)\"" : value
  }
}

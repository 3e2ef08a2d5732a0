import Foundation
import SeededRandom
import Testing
import Timing

@Suite("Measuring until it is settled")
struct SettlingTests {
  /// Lets launches of ten seconds each end one after the other.
  private func end(
    threshold: Double = 0.02, fewest: Int = 5, limit: Double = 1e15,
    narrowFrom launches: Int
  ) -> (settling: Report.Settling, launches: Int, lookedAt: [Int]) {
    var rule = SettlingRule(threshold: threshold, fewest: fewest, limit: limit)
    var looked: [Int] = []
    for count in 1... {
      let settling = rule.ended(launches: count, elapsed: Double(count) * 10e9) { looks in
        looked.append(count)
        #expect(looks == looked.count)
        return count >= launches
      }
      if let settling { return (settling, count, looked) }
    }
    fatalError("a rule ends after the most launches at the latest")
  }

  @Test("it looks when there are half as many launches again, and ends when all is narrow")
  func settled() {
    let end = end(narrowFrom: 15)
    #expect(end.lookedAt == [5, 7, 10, 15])
    #expect(end.launches == 15)
    #expect(end.settling == Report.Settling(threshold: 0.02, looks: 4, end: .settled))
  }

  @Test("it never ends before the fewest launches, however narrow all is")
  func fewest() {
    #expect(end(fewest: 3, narrowFrom: 0).launches == 3)
    #expect(end(fewest: 1, narrowFrom: 0).launches == 1)
  }

  @Test("no launch begins that would end after the limit; the last look says whether it is settled")
  func time() {
    let late = end(limit: 64e9, narrowFrom: 100)
    #expect(late.launches == 6 && late.lookedAt == [5, 6])
    #expect(late.settling.end == .time && late.settling.looks == 2)
    #expect(end(limit: 64e9, narrowFrom: 6).settling.end == .settled)
    // Too few launches are no settled measurement, even if what there is of them agrees.
    let first = end(limit: 1, narrowFrom: 0)
    #expect(first.launches == 1 && first.settling.end == .time)
  }

  @Test("after the most launches it ends in any case")
  func most() {
    let end = end(narrowFrom: .max)
    #expect(end.launches == SettlingRule.most && end.settling.end == .launches)
  }

  @Test("an interval that is narrow enough always leads to a verdict")
  func verdicts() {
    for low in stride(from: 0.95, through: 1.05, by: 0.001) {
      let interval = low...low * 1.0199
      let verdict = ComparisonVerdict(of: interval, threshold: 0.02)
      #expect(verdict != .cannotTell && verdict != .tooFew, "\(interval)")
    }
  }

  @Test("the chances of all looks to miss add up to what the confidence leaves, and no more")
  func levels() {
    let sum = (1...100_000).reduce(0.0) { sum, looks in
      var rules = Comparison.Rules()
      rules.looks = looks
      return sum + rules.level
    }
    #expect(sum < 0.01 && sum > 0.0099)
    #expect(abs(Comparison.Rules().level - 0.01) < 1e-12)
  }

  @Test("a report that was looked at has wider intervals, wherever they are shown")
  func wider() throws {
    var report = SyntheticReports.twins(seed: 3, launches: 6, dice: 1)
    func widths() throws -> [Double] {
      let inOne = try ReportComparison(
        report, file: "a", reference: nil, everyPair: false, rules: .init())
      let other = SyntheticReports.twins(seed: 3, launches: 6, dice: 2)
      let across = try ReportComparison(
        [("a", report), ("b", other)], reference: nil, rules: .init())
      return
        ([ReportAnalysis(report).rows[1].comparison]
        + [inOne.rows[0].comparison, across.rows[0].comparison])
        .compactMap { $0?.interval.map { log($0.upperBound / $0.lowerBound) } }
    }
    let before = try widths()
    report.settling = Report.Settling(threshold: 0.02, looks: 4, end: .settled)
    let after = try widths()
    #expect(before.count == 3 && after.count == 3)
    for (narrow, wide) in zip(before, after) { #expect(wide > narrow * 1.05) }
  }

  @Test("a report says how it ended, as JSON and in words, and one without that is as before")
  func report() throws {
    var report = SyntheticReports.twins(seed: 3, launches: 6, dice: 1)
    #expect(try !report.json().contains("settling"))
    #expect(ReportAnalysis(report).settlingWords == nil)
    report.settling = Report.Settling(threshold: 0.0001, looks: 2, end: .time)
    let read = try Report.decode(Data(try report.json().utf8), file: "report")
    #expect(read == report)
    let words = try #require(ReportAnalysis(report).settlingWords)
    #expect(
      words.hasPrefix("Not settled within the time limit, after 6 launches; wider than 0.010 %"))
    #expect(words.contains("twin (") && words.contains("looked at 2 times"))
    report.settling?.looks = 0
    let json = Data(try report.json().utf8)
    #expect(throws: ReportError.self) { try Report.decode(json, file: "report") }
  }

  /// `SETTLING_TRIALS=1000 swift test --filter SettlingTests` is the long form.
  @Test(
    "identical code is called different at most 5 times in 100, and the truth is in the interval")
  func coverage() {
    let asked = ProcessInfo.processInfo.environment["SETTLING_TRIALS"].flatMap { Int($0) }
    let trials = asked ?? 10
    var different = 0
    var missed = 0
    for trial in 1...trials {
      let report = SyntheticReports.settled(seed: UInt64(trial))
      guard let comparison = ReportAnalysis(report).rows[1].comparison else { continue }
      if comparison.verdict.isDifferent { different += 1 }
      if !(comparison.interval?.contains(1) ?? true) { missed += 1 }
    }
    if asked != nil { print("of \(trials): \(different) called different, \(missed) missed") }
    #expect(different * 100 <= trials * 5)
    #expect(missed * 100 <= trials * 5)
  }
}

/// Reports of identical code: blocks scatter by 1.5 %, launches by 0.5 %.
private enum SyntheticReports {
  static func twins(seed: UInt64, launches: Int, dice number: UInt64) -> Report {
    var dice = SeededGenerator(seed: number)
    return Report(
      date: "2026-11-21T05:00:00Z",
      machine: .init(os: "Linux 1", kernel: "6.1", cpu: "A", cores: 2, memory: 1 << 33),
      toolchain: "6.3", build: .release, commit: nil, seed: seed,
      workload: .init(kind: .wait, tasks: 1, unit: 1e6, iterationsPerUnit: nil, units: [1]),
      clock: .init(reads: 1, p50: 27, p999: 43, max: 50),
      patterns: ["serial", "twin"].map {
        .init(name: $0, part: "", chapter: "", width: 1, work: 1e6, criticalPath: 1e6)
      },
      launches: (1...launches).map { launch($0, &dice) })
  }

  private static func launch(_ index: Int, _ dice: inout SeededGenerator) -> Report.Launch {
    let shift = 0.005 * normal(&dice)
    return Report.Launch(
      index: index, foreignBefore: 0, foreignDuring: 0, waited: 0, warmUp: 3, flags: [],
      blocks: (0..<10).map { _ in
        Report.Block(
          order: [0, 1],
          samples: [0, shift].map { middle in
            Report.Sample(
              wall: 1e6 * exp(middle + 0.015 * normal(&dice)), cpu: 1e6, switches: 0,
              contaminated: false, checked: true)
          })
      })
  }

  /// What is measured of identical code until it is settled, or to the end.
  static func settled(seed: UInt64) -> Report {
    var dice = SeededGenerator(seed: seed)
    var report = twins(seed: seed, launches: 1, dice: seed)
    report.launches = []
    var rule = SettlingRule(threshold: 0.02, fewest: 3, limit: 1e18)
    while true {
      report.launches.append(launch(report.launches.count + 1, &dice))
      report.settling = rule.ended(
        launches: report.launches.count, elapsed: Double(report.launches.count)
      ) { looks in
        report.settling = Report.Settling(threshold: 0.02, looks: looks, end: .settled)
        return ReportAnalysis(report).unsettled.isEmpty
      }
      if report.settling != nil { return report }
    }
  }

  /// Box and Muller (1958), doi:10.1214/aoms/1177706645.
  private static func normal(_ dice: inout SeededGenerator) -> Double {
    let (a, b) = (
      Double.random(in: 1e-12..<1, using: &dice), Double.random(in: 0..<1, using: &dice)
    )
    return (-2 * log(a)).squareRoot() * cos(2 * .pi * b)
  }
}

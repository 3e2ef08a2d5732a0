import CommandSupport
import Foundation
import Testing
import Timing

@Suite("Sweeps")
struct SweepTests {
  /// A sweep over tasks of one unit; the times of each pattern follow from the number of tasks.
  private func sweep(
    _ sizes: [Int] = [1, 2, 4, 8], launches: Int = 5, times: (Double) -> [Double]
  ) -> Sweep {
    Sweep(
      variable: .tasks,
      reports: sizes.map { size in
        var report = SyntheticReport.make(
          launches: launches, blocks: 5, seed: UInt64(size), times: times(Double(size)))
        report.workload.tasks = size
        report.workload.units = Array(repeating: 1, count: size)
        return report
      })
  }

  @Test("what grows in proportion, not at all and with the square is told apart")
  func powers() throws {
    let analysis = SweepAnalysis(sweep { [1e6 * $0, 1e6, 1e5 * $0 * $0] })
    let growths = try analysis.lines.map { try #require($0.growth) }
    for (growth, power) in zip(growths, [1.0, 0, 2]) {
      #expect(abs(growth.exponent - power) < 0.01)
      #expect(
        growth.interval.map { $0.contains(power) && $0.upperBound - $0.lowerBound < 0.05 } ?? false)
      #expect(growth.misfit < 1.02)
    }
    #expect(
      growths[0].words(with: "work", times: 8).hasSuffix("within 1 %: nearly in proportion")
        || growths[0].words(with: "work", times: 8).hasSuffix("within 0 %: nearly in proportion"))
    #expect(growths[1].words(with: "work", times: 8).hasSuffix("hardly any change"))
    #expect(growths[2].words(with: "work", times: 8).contains("as work^2.0"))
  }

  @Test("times that follow no power are not given one")
  func noPower() throws {
    let analysis = SweepAnalysis(sweep { [1e6, 1e6 * max(1, $0 - 2), 1e6] })
    let words = try #require(analysis.lines[1].growth).words(with: "work", times: 8)
    #expect(words.contains("no power of the work fits") && !words.contains("^"), "\(words)")
  }

  @Test("two launches give no interval, and two sizes no word about the fit")
  func few() throws {
    let two = SweepAnalysis(sweep(launches: 2) { [1e6 * $0, 1e6, 1e6] })
    #expect(two.lines[0].growth?.interval == nil)
    let pair = SweepAnalysis(sweep([1, 2]) { [1e6 * $0, 1e6, 1e6] })
    let words = try #require(pair.lines[0].growth).words(with: "work", times: 2)
    #expect(!words.contains("within") && words.contains("as work^"), "\(words)")
    #expect(SweepAnalysis(sweep([3]) { [1e6 * $0, 1e6, 1e6] }).lines[0].growth == nil)
  }

  @Test("the text fits its width, and its plot has a mark for each pattern at each size")
  func text() {
    let analysis = SweepAnalysis(sweep { [1e6 * $0, 3e5, 1e4 * $0 * $0] })
    for width in [60, 80, 120] {
      let text = analysis.text(width: width, hasUnicode: false)
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= width }, "\(text)")
      #expect(text.utf8.allSatisfy { $0 < 128 })
    }
    let plot = analysis.text(width: 80, hasUnicode: false).split(separator: "\n")
      .filter { $0.contains(" |") }.joined()
    #expect(plot.filter { $0 == "a" }.count == 4, "\(plot)")
    #expect(plot.filter { $0 == "b" }.count == 4, "\(plot)")
    #expect(plot.filter { $0 == "c" }.count == 4, "\(plot)")
  }

  @Test("a sweep that was measured until it was settled says so, or where it was not")
  func settling() throws {
    var sweep = sweep { [1e6 * $0, 1e6, 1e6] }
    #expect(SweepAnalysis(sweep).settlingWords == nil)
    for index in sweep.reports.indices {
      sweep.reports[index].settling = .init(threshold: 0.02, looks: 2, end: .settled)
    }
    let settled = SweepAnalysis(sweep)
    let words = try #require(settled.settlingWords)
    #expect(settled.isSettled && words.hasPrefix("Settled after 5 launches with each number: "))
    #expect(words.hasSuffix(" 2 times, and are wider to allow for that."))
    #expect(
      settled.text(width: 300, hasUnicode: true).contains("Settled after 5 launches with each"))

    // Nothing is so narrow.
    for index in sweep.reports.indices {
      sweep.reports[index].settling = .init(
        threshold: index == 1 ? 1e-9 : 1, looks: 1, end: .time)
    }
    let unsettled = SweepAnalysis(sweep)
    let reason = try #require(unsettled.settlingWords)
    #expect(!unsettled.isSettled && reason.hasPrefix("Not settled within the time limit, after 5 "))
    #expect(reason.hasSuffix(", with tasks 2."), "\(reason)")
  }

  @Test("'compare' and '--like' refuse the file of a sweep and say what it is")
  func refused() throws {
    let json = try sweep { [1e6 * $0, 1e6, 1e6] }.json()
    let error = #expect(throws: ReportError.self) {
      try Report.decode(Data(json.utf8), file: "s.json")
    }
    #expect(error?.description.contains("it is a sweep") ?? false)
    #expect(try JSONDecoder().decode(Sweep.self, from: Data(json.utf8)).reports.count == 4)
  }
}

import Foundation

/// The ratios of one pattern to another in one report, block by block: what a comparison is made of.
package struct RatioSet: Sendable {
  /// The ratios of one launch.
  package struct Launch: Sendable {
    /// The number of the launch, from 1.
    package let index: Int
    /// What makes it doubtful.
    package let flags: [Report.Launch.Flag]
    /// A ratio for each block, in the order of measuring.
    package let ratios: [Double]
    /// The blocks, from 0, in which something else probably disturbed either sample.
    package let contaminated: [Int]
  }

  /// The name of the report, as it is shown.
  package let report: String
  /// Its launches, in order.
  package let launches: [Launch]

  /// Takes the ratios out of a report.
  init(_ report: NamedReport, of pattern: Int, to base: Int) {
    self.report = report.name
    launches = zip(report.report.launches, report.report.logRatios(of: pattern, to: base)).map {
      launch, ratios in
      Launch(
        index: launch.index, flags: launch.flags, ratios: ratios.map { exp($0) },
        contaminated: launch.blocks.indices.filter {
          let samples = launch.blocks[$0].samples
          return samples[pattern].contaminated || samples[base].contaminated
        })
    }
  }

  /// All ratios, in the order of measuring.
  package var ratios: [Double] { launches.flatMap(\.ratios) }
}

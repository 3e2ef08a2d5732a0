import Terminal

/// What made launches doubtful: a sentence for each, or one for all of many.
struct LaunchRemarks {
  /// The most launches that have a sentence each.
  private static let most = 6

  let sentences: [String]

  /// - Parameter isBrief: Whether there is one for all, however few they are.
  init(_ all: [Report.Launch], isBrief: Bool = false) {
    sentences = Report.Launch.Flag.allCases.flatMap { flag in
      let launches = all.filter { $0.flags.contains(flag) }
      return launches.count > (isBrief ? 0 : Self.most)
        ? [Self.sentence(flag, launches, of: all.count)]
        : launches.map { Self.sentence(flag, $0) }
    }
  }

  /// What made one launch doubtful.
  static func sentence(_ flag: Report.Launch.Flag, _ launch: Report.Launch) -> String {
    switch flag {
    case .foreignLoad:
      "Launch \(launch.index): other processes kept \(cores(launch)) cores busy. Do not trust it."
    case .neverIdle:
      "Launch \(launch.index): the machine was never idle in "
        + "\(DurationText.format(nanoseconds: launch.waited)) of waiting."
    case .steal:
      "Launch \(launch.index): the hypervisor took processor time away."
    }
  }

  private static func sentence(
    _ flag: Report.Launch.Flag, _ launches: [Report.Launch], of count: Int
  ) -> String {
    let which = "\(launches.count) of \(count) launches"
    switch flag {
    case .foreignLoad:
      let loads = launches.sorted { ($0.foreignDuring ?? 0) < ($1.foreignDuring ?? 0) }
      return "In \(which) other processes kept \(cores(loads[0])) to "
        + "\(cores(loads[loads.count - 1])) cores busy. Do not trust them."
    case .neverIdle: return "Before \(which) the machine was never idle while they waited."
    case .steal: return "In \(which) the hypervisor took processor time away."
    }
  }

  private static func cores(_ launch: Report.Launch) -> String {
    NumberText.fixed(launch.foreignDuring ?? 0, decimals: 2)
  }
}

extension Report {
  /// What contradicts itself in the report, as the rest of a sentence; `nil` if nothing does.
  ///
  /// - Complexity: O(*n*) for *n* samples.
  var problem: String? {
    if let problem = frameProblem { return problem }
    for (l, launch) in launches.enumerated() {
      if launch.blocks.isEmpty { return "it is damaged: launches[\(l)] has no blocks" }
      for (b, block) in launch.blocks.enumerated() {
        let place = "launches[\(l)].blocks[\(b)]"
        guard block.samples.count == patterns.count else {
          return "it is damaged: \(place) has \(block.samples.count) samples "
            + "for \(patterns.count) patterns"
        }
        guard block.order.sorted() == Array(patterns.indices) else {
          return "it is damaged: \(place).order does not name every pattern once"
        }
        for (s, sample) in block.samples.enumerated()
        where !(sample.wall.isFinite && sample.wall > 0 && sample.cpu.isFinite && sample.cpu >= 0) {
          return "it is damaged: \(place).samples[\(s)] has a time that is not above zero"
        }
      }
    }
    return nil
  }

  private var frameProblem: String? {
    if patterns.isEmpty { return "it is empty: it names no patterns" }
    if launches.isEmpty { return "it is empty: it holds no launches" }
    var seen: Set<String> = []
    for entry in patterns where !seen.insert(entry.label).inserted {
      return "it is damaged: the pattern '\(entry.label)' is there twice"
    }
    for (p, entry) in patterns.enumerated() where entry.batch < 1 || (entry.width ?? 1) < 1 {
      return "it is damaged: patterns[\(p)] has a batch or a width below 1"
    }
    if workload.units.count != workload.tasks {
      return "it is damaged: workload.units has \(workload.units.count) values "
        + "for \(workload.tasks) tasks"
    }
    if !(workload.unit > 0 && workload.units.allSatisfy { $0 > 0 }) {
      return "it is damaged: the workload has a length that is not above zero"
    }
    return nil
  }
}

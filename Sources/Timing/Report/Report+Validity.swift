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
        for (s, sample) in block.samples.enumerated() {
          if let problem = sample.problem {
            return "it is damaged: \(place).samples[\(s)] \(problem)"
          }
        }
      }
    }
    return nil
  }

  private var frameProblem: String? {
    if patterns.isEmpty { return "it is empty: patterns names none" }
    if launches.isEmpty { return "it is empty: launches holds none" }
    if !Self.counts.contains(machine.cores) {
      return "it is damaged: machine.cores is \(machine.cores)"
    }
    var seen: Set<String> = []
    for (p, entry) in patterns.enumerated() {
      if !seen.insert(entry.label).inserted {
        return "it is damaged: patterns[\(p)]: '\(entry.label)' is there twice"
      }
      if !Self.counts.contains(entry.batch) || !Self.counts.contains(entry.width ?? 1) {
        return "it is damaged: patterns[\(p)] has a batch or a width that cannot be"
      }
      if entry.memory?.isPossible == false {
        return "it is damaged: patterns[\(p)].memory cannot be"
      }
    }
    if let settling, !settling.isPossible {
      return "it is damaged: settling has a threshold or a number of looks that cannot be"
    }
    if workload.units.count != workload.tasks {
      return "it is damaged: workload.units has \(workload.units.count) values "
        + "for \(workload.tasks) tasks"
    }
    if !Self.times.contains(workload.unit) {
      return "it is damaged: workload.unit is \(workload.unit) ns"
    }
    for (u, units) in workload.units.enumerated() where !Self.times.contains(units) {
      return "it is damaged: workload.units[\(u)] is \(units)"
    }
    return nil
  }

  /// The times in nanoseconds that something can take: a thousandth of one to thirty years.
  ///
  /// Beyond, ratios of them would be too large to reckon with.
  fileprivate static let times = 1e-3...1e18
  /// How many processors, tasks at once or runs in a sample there can be.
  fileprivate static let counts = 1...1_000_000_000
}

extension Report.Sample {
  /// What cannot be, as the rest of a sentence.
  fileprivate var problem: String? {
    if !(wall > 0 && cpu >= 0) { return "has a time that is not above zero" }
    if !Report.times.contains(wall) { return "has a wall of \(wall) ns, which no run takes" }
    if cpu > Report.times.upperBound { return "has a cpu of \(cpu) ns, which no run takes" }
    if let waits, !(0...Report.counts.upperBound).contains(waits) { return "has \(waits) waits" }
    if let peak, !(0...Report.counts.upperBound).contains(peak) { return "has a peak of \(peak)" }
    return nil
  }
}

import Foundation

/// How many processors other processes used in a stretch of time.
///
/// Busy time of the machine minus this process's own: a neighbour does not show in the steal time.
package struct ForeignLoad: Sendable, Equatable {
  /// The state of the machine and of this process at an instant.
  package struct Mark: Sendable, Equatable {
    /// The monotonic time in nanoseconds.
    package let time: Double
    /// The busy time of the machine.
    package let system: SystemTimes
    /// The processor time of this process in nanoseconds.
    package let own: Double

    /// Makes a mark from its parts.
    package init(time: Double, system: SystemTimes, own: Double) {
      self.time = time
      self.system = system
      self.own = own
    }

    /// The state now, or `nil` where the system does not tell.
    package static func now() -> Mark? {
      guard let system = SystemTimes.now() else { return nil }
      return Mark(
        time: Double(DispatchTime.now().uptimeNanoseconds), system: system,
        own: Double(ResourceUsage.now().cpu))
    }
  }

  /// The share of a core above which a measurement counts as disturbed.
  package static let disturbing = 0.05

  /// The processors that other processes used on average, 1 being one core all the time.
  package let cores: Double
  /// The processors that the hypervisor gave to others on average.
  package let stolen: Double
  /// How far off the values may be, because the system counts in ticks.
  package let uncertainty: Double

  /// Compares two marks; no time between them gives no load.
  package init(from first: Mark, to last: Mark, tick: Double = SystemTimes.tick) {
    let elapsed = max(last.time - first.time, 1)
    let busy = last.system.busy - first.system.busy
    cores = max(0, busy - (last.own - first.own)) / elapsed
    stolen = max(0, last.system.steal - first.system.steal) / elapsed
    uncertainty = 2 * tick / elapsed
  }

  /// Whether others certainly used more than a share of a core.
  package func exceeds(_ limit: Double) -> Bool { cores > limit + uncertainty }

  /// Whether the hypervisor certainly took more than a share of a core.
  package func isRobbed(above limit: Double) -> Bool { stolen > limit + uncertainty }
}

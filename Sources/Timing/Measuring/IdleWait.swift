import Foundation

/// A wait, with a limit, until no other process uses the machine.
package struct IdleWait: Sendable, Equatable {
  /// The cores that others used in the last look; `nil` where the system does not tell.
  package let foreign: Double?
  /// How long it took, in nanoseconds.
  package let waited: Double
  /// Whether the machine fell idle, or the system does not tell.
  package let isIdle: Bool

  /// The length of one look at the machine, in nanoseconds: the shortest wait.
  package static let look = 0.2e9

  /// Waits on the calling thread.
  ///
  /// - Parameters:
  ///   - share: The load that counts as idle: 0.05 is a twentieth of a core.
  ///   - limit: When to give up, in nanoseconds.
  ///   - look: The length of one look, in nanoseconds.
  ///   - mark: Reads the state of the machine.
  ///   - sleep: Waits for some nanoseconds.
  package static func wait(
    below share: Double = 0.05, limit: Double = 5e9, look: Double = Self.look,
    mark: () -> ForeignLoad.Mark? = { ForeignLoad.Mark.now() },
    sleep: (Double) -> Void = { Thread.sleep(forTimeInterval: $0 / 1e9) }
  ) -> IdleWait {
    guard let first = mark() else { return IdleWait(foreign: nil, waited: 0, isIdle: true) }
    var last = first
    while true {
      sleep(look)
      guard let next = mark() else {
        return IdleWait(foreign: nil, waited: last.time - first.time, isIdle: true)
      }
      let load = ForeignLoad(from: last, to: next)
      let waited = next.time - first.time
      if load.cores <= share || waited >= limit {
        return IdleWait(foreign: load.cores, waited: waited, isIdle: load.cores <= share)
      }
      last = next
    }
  }
}

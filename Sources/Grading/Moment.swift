import Exploration
import Foundation

/// Time as a check sees it: the explorer's own while it explores, the machine's otherwise.
enum Moment {
  /// The nanoseconds of one unit.
  static let unit: UInt64 = 10_000_000

  static var now: UInt64 {
    Engine.shared.isExploring ? Engine.shared.now : DispatchTime.now().uptimeNanoseconds
  }

  static func sleepOnThread(units: Int) {
    let time = UInt64(max(units, 0)) * unit
    if Engine.shared.isExploring {
      Engine.shared.sleep(nanoseconds: time)
      ExpiredLimits.leaveOutLast()
    } else {
      Thread.sleep(forTimeInterval: Double(time) / 1e9)
    }
  }

  /// Sleeps until no other thread waits with a limit, but for at least so many units.
  ///
  /// A limit is outlasted, no more: so waiting again costs few steps, and a limit of a year ends, too.
  /// On the real libraries it sleeps for a few units only.
  ///
  /// - Returns: How many nanoseconds it has slept beyond the units.
  static func sleepOnThreadBeyondLimits(units: Int) -> UInt64 {
    guard Engine.shared.isExploring, Engine.shared.reading.time == .exact else {
      sleepOnThread(units: Engine.shared.isExploring ? units : min(units, 10))
      return 0
    }
    let end = now + UInt64(max(units, 1)) * unit
    // No limit ends at the moment of a look: what a look sees depends on no order.
    let aside = unit / 8 - 1
    sleepOnThread(until: end - aside)
    for _ in 1...mostLimits {
      guard let limit = Lane.lastLimit, limit >= end else { break }
      sleepOnThread(until: limit + aside)
    }
    sleepOnThread(until: max(end, now + aside))
    return now - end
  }

  /// How many limits in a row are outlasted: some look again and again without end.
  private static let mostLimits = 100

  private static func sleepOnThread(until instant: UInt64) {
    Engine.shared.sleep(until: instant)
    ExpiredLimits.leaveOutLast()
  }

  static func sleepInTask(units: Int) async throws {
    try await Task.sleep(nanoseconds: UInt64(max(units, 0)) * unit)
  }
}

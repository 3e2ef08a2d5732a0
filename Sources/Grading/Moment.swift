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

  static func sleepInTask(units: Int) async throws {
    try await Task.sleep(nanoseconds: UInt64(max(units, 0)) * unit)
  }
}

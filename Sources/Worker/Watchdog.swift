import CExploration
import CPlatform
import Exploration
import Foundation

/// Takes explored code out of a loop, or a call, that never comes back to the scheduler.
package enum Watchdog {
  /// How much longer where it sleeps.
  private static let leniency = 3.0
  /// Seconds between two looks.
  package static let interval = 0.25

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - pulse: All that it looks at; the engine's objects are no other thread's business.
  ///   - use: What the system tells of the thread that runs the lanes (`cplatform_open_use`).
  ///   - patience: How many seconds a lane may go without a scheduling point.
  static func start(_ pulse: UnsafeMutablePointer<Pulse>, use: Int32, patience: Int) {
    nonisolated(unsafe) let pulse = pulse
    let thread = Thread {
      var last: (executions: UInt64, steps: Int) = (0, 0)
      var quiet = 0.0
      var used = cplatform_process_cpu_time()
      let parent = getppid()
      let limit = Double(patience)
      // The numbers of scheduling points after which lanes were interrupted.
      var known: Set<Int> = []
      while true {
        Thread.sleep(forTimeInterval: interval)
        // There is no parent left to tell anything to.
        if getppid() != parent { _exit(6) }
        pulse.pointee.ticks &+= 1
        // A torn or old value only delays the answer by a quarter of a second.
        let now = (pulse.pointee.executions, pulse.pointee.steps)
        let before = (quiet: quiet, used: used)
        used = cplatform_process_cpu_time()
        quiet += seconds(used: Double(used - before.used) / 1e9, wantsProcessor: isWanting(use))
        if now != last || !pulse.pointee.isExecuting { quiet = 0 }
        last = now
        if quiet > 2 * limit { _exit(5) }
        let isKnown = pulse.pointee.isAgain && known.contains(now.1)
        if isDue(quiet, before: before.quiet, patience: limit, isKnown: isKnown) {
          known.insert(now.1)
          cexploration_interrupt()
        }
      }
    }
    thread.start()
  }

  /// Whether a lane is to be interrupted now.
  ///
  /// - Parameters:
  ///   - quiet: The seconds since its last scheduling point.
  ///   - before: The same at the look before.
  ///   - patience: How many it may take; after as many again it is interrupted once more.
  ///   - isKnown: Whether it took those already where it stands, when the same execution ran before.
  package static func isDue(
    _ quiet: Double, before: Double, patience: Double, isKnown: Bool
  ) -> Bool {
    if isKnown && before < interval && quiet >= interval { return true }
    return Int(quiet / patience) > Int(before / patience)
  }

  /// How many seconds count between two looks: those that the process had a processor, and some where it slept.
  ///
  /// Where other processes kept it from running nothing more counts: the machine's load is no loop of the program.
  ///
  /// - Parameters:
  ///   - used: Seconds of processor time that it has used.
  ///   - wantsProcessor: Whether the thread that runs the lanes runs, or would if it had a processor.
  package static func seconds(used: Double, wantsProcessor: Bool) -> Double {
    min(interval, max(used, wantsProcessor ? 0 : interval / leniency))
  }

  private static func isWanting(_ file: Int32) -> Bool {
    var use = cplatform_use()
    return cplatform_use_of(file, &use) && use.wants_processor
  }
}

import CExploration
import Exploration
import Foundation

/// Takes explored code out of a loop, or a call, that never comes back to the scheduler.
enum Watchdog {
  /// How much longer where it uses no processor: other processes may keep it from running.
  private static let leniency = 3

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - pulse: All that it looks at; the engine's objects are no other thread's business.
  ///   - patience: How many seconds a lane may go without a scheduling point.
  static func start(_ pulse: UnsafeMutablePointer<Pulse>, patience: Int) {
    nonisolated(unsafe) let pulse = pulse
    let thread = Thread {
      var last: (executions: UInt64, steps: Int) = (0, 0)
      var quiet = 0
      var used = processTime()
      let parent = getppid()
      while true {
        Thread.sleep(forTimeInterval: 0.25)
        // There is no parent left to tell anything to.
        if getppid() != parent { _exit(6) }
        pulse.pointee.ticks &+= 1
        // A torn or old value only delays the answer by a quarter of a second.
        let now = (pulse.pointee.executions, pulse.pointee.steps)
        let before = used
        used = processTime()
        // A quarter of a second counts as such for a process that had all of it.
        let share = min(leniency, max(1, Int(((used - before) * 4 * Double(leniency)).rounded())))
        quiet = now == last && pulse.pointee.isExecuting ? quiet + share : 0
        last = now
        let limit = 4 * patience * leniency
        if quiet > 2 * limit { _exit(5) }
        if quiet / limit > (quiet - share) / limit, quiet >= limit { cexploration_interrupt() }
      }
    }
    thread.start()
  }

  /// Seconds of processor time that the process has used.
  private static func processTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

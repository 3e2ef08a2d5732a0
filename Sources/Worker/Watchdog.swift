import CExploration
import Exploration
import Foundation

/// Takes explored code out of a loop, or a call, that never comes back to the scheduler.
enum Watchdog {
  /// How much longer where it sleeps.
  private static let leniency = 3.0
  /// Seconds between two looks.
  private static let interval = 0.25

  /// Begins to watch the calling thread.
  ///
  /// - Parameters:
  ///   - pulse: All that it looks at; the engine's objects are no other thread's business.
  ///   - patience: How many seconds a lane may go without a scheduling point.
  static func start(_ pulse: UnsafeMutablePointer<Pulse>, patience: Int) {
    nonisolated(unsafe) let pulse = pulse
    cexploration_watch_this_thread()
    let thread = Thread {
      var last: (executions: UInt64, steps: Int) = (0, 0)
      var quiet = 0.0
      var used = processTime()
      let parent = getppid()
      while true {
        Thread.sleep(forTimeInterval: interval)
        // There is no parent left to tell anything to.
        if getppid() != parent { _exit(6) }
        pulse.pointee.ticks &+= 1
        // A torn or old value only delays the answer by a quarter of a second.
        let now = (pulse.pointee.executions, pulse.pointee.steps)
        let before = used
        used = processTime()
        let share = Watchdog.share(
          of: used - before, wantsProcessor: cexploration_wants_processor())
        quiet = now == last && pulse.pointee.isExecuting ? quiet + share : 0
        last = now
        let limit = Double(patience)
        if quiet > 2 * limit { _exit(5) }
        if Int(quiet / limit) > Int((quiet - share) / limit) { cexploration_interrupt() }
      }
    }
    thread.start()
  }

  /// How many seconds count between two looks: those that the process had a processor, and some where it slept.
  ///
  /// Where other processes kept it from running nothing more counts: the machine's load is no loop of the program.
  static func share(of used: Double, wantsProcessor: Bool) -> Double {
    min(interval, max(used, wantsProcessor ? 0 : interval / leniency))
  }

  /// Seconds of processor time that the process has used.
  private static func processTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

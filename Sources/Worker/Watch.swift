import CExploration
import Exploration
import Foundation

/// Takes explored code out of a loop, or a call, that never comes back to the scheduler.
enum Watch {
  /// How long a lane may go without a scheduling point, in quarters of a second.
  private static let patience = 6

  static func start(_ engine: Engine) {
    let thread = Thread {
      var last: (executions: UInt64, steps: Int) = (0, 0)
      var quiet = 0
      let parent = getppid()
      while true {
        Thread.sleep(forTimeInterval: 0.25)
        // Nobody is left to tell anything to.
        if getppid() != parent { _exit(6) }
        // A torn or old value only delays the answer by a quarter of a second.
        let now = (engine.executions, engine.stepCount)
        quiet = now == last && engine.isRunning ? quiet + 1 : 0
        last = now
        guard quiet >= patience else { continue }
        if quiet > 3 * patience { _exit(5) }
        if quiet % patience == 0 { engine.interruptCurrent() }
      }
    }
    thread.start()
  }
}

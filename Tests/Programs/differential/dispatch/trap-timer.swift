// traps: yes
// A timer goes away before it was activated.
import Dispatch

func run() { DispatchSource.makeTimerSource().schedule(deadline: .now() + 1) }
run()

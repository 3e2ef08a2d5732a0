// traps: yes
// A semaphore goes away below its initial value.
import Dispatch

func run() { DispatchSemaphore(value: 2).wait() }
run()

// finds: nothing
// The alarm stays set when the last timer is invalidated: it wakes the run loop, which has nothing left to do.
import Foundation

func run() {
  let ended = DispatchSemaphore(value: 0)
  let thread = Thread {
    nonisolated(unsafe) let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) {
      _ in
      print("timer")
    }
    RunLoop.current.perform { timer.invalidate() }
    RunLoop.current.run()
    ended.signal()
  }
  thread.start()
  ended.wait()
}
run()

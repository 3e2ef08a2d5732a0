// finds: nothing
// outcomes: over|fired over
// A timer that is due at once on another thread's run loop fires before it is invalidated, or not at all.
import Foundation

func run() {
  nonisolated(unsafe) let timer = Timer(timeInterval: 0, repeats: false) { _ in
    print("fired", terminator: " ")
  }
  let isOver = DispatchSemaphore(value: 0)
  let thread = Thread {
    RunLoop.current.add(timer, forMode: .default)
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
    isOver.signal()
  }
  thread.start()
  timer.invalidate()
  isOver.wait()
  print("over")
}
run()

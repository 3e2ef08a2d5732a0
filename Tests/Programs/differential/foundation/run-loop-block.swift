// A block that is handed to a sleeping run loop does not wake it, and comes after the timer that does.
import Foundation

func run() {
  let (isReady, isOver) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
  nonisolated(unsafe) var loop: RunLoop?
  Thread.detachNewThread {
    loop = RunLoop.current
    _ = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in print("timer") }
    isReady.signal()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.6))
    isOver.signal()
  }
  isReady.wait()
  Thread.sleep(forTimeInterval: 0.2)
  loop?.perform { print("block") }
  isOver.wait()
}

run()

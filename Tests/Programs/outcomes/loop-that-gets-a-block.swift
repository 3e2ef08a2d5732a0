// outcomes: ended|block ended
// A thread's run loop has nothing to do: another thread's block comes before it has looked, or after that.
import Foundation

func run() {
  let begun = DispatchSemaphore(value: 0)
  let over = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var loop: RunLoop?
  Thread.detachNewThread {
    loop = RunLoop.current
    begun.signal()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    print("ended")
    over.signal()
  }
  begun.wait()
  loop?.perform { print("block", terminator: " ") }
  over.wait()
}
run()

// A subclass that overrides main, and a thread without an object.
import Foundation

final class Worker: Thread, @unchecked Sendable {
  let done = DispatchSemaphore(value: 0)
  override func main() {
    print("main", Thread.current === self)
    done.signal()
  }
}

let worker = Worker()
worker.start()
worker.done.wait()
let done = DispatchSemaphore(value: 0)
Thread.detachNewThread {
  print("detached", Thread.isMainThread)
  done.signal()
}
done.wait()

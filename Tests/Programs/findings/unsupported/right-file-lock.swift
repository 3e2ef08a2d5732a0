// finds: nothing
// outcomes: 1 / 2 / 3 / 4|3 / 4 / 1 / 2
// The twin of wrong-file-lock: a mutex around the lines that belong together.
import Foundation

let output = NSLock()
let done = DispatchSemaphore(value: 0)

func write(_ lines: [Int]) {
  output.withLock {
    for line in lines { print(line) }
  }
}

Thread.detachNewThread {
  write([1, 2])
  done.signal()
}
write([3, 4])
done.wait()

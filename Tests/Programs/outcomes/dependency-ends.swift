// outcomes: end
// An operation ends with the last one that depends on it.
import Foundation

let ended = DispatchSemaphore(value: 0)

final class Download: Operation, @unchecked Sendable {
  deinit { ended.signal() }
}

func run() {
  let queue = OperationQueue()
  let download = Download()
  let shrink = BlockOperation { @Sendable in }
  shrink.addDependency(download)
  queue.addOperations([download, shrink], waitUntilFinished: true)
}

run()
ended.wait()
print("end")

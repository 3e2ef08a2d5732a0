// repository: SwiftyBeaver/SwiftyBeaver
// commit: 0b2a00871a15a80407273412fd39967713ead7d3
// files: Sources
// module: SwiftyBeaver
// swift-version: 5
// Two threads log to one destination, which has a queue of its own.
import Dispatch
import SwiftyBeaver

final class Lines: BaseDestination {
  nonisolated(unsafe) var count = 0
  override func send(
    _ level: SwiftyBeaver.Level, msg: String, thread: String, file: String, function: String,
    line: Int,
    context: Any?
  ) -> String? {
    count += 1
    return nil
  }
}

let lines = Lines()
SwiftyBeaver.addDestination(lines)
DispatchQueue.concurrentPerform(iterations: 2) { _ in SwiftyBeaver.info("hello") }
_ = SwiftyBeaver.flush(secondTimeout: 1)
print(lines.count)

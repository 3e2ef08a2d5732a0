// The main queue is served by the run loop, in order.
import Dispatch
import Foundation

func run() {
  let group = DispatchGroup()
  DispatchQueue.main.async { print("first") }
  DispatchQueue.global().async(group: group) {}
  group.notify(queue: .main) { print("notified", Thread.isMainThread) }
  print("before")
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
}

run()

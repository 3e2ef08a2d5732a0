// Blocks for the main queue from two threads.
import Dispatch
import Foundation

nonisolated(unsafe) var order = ""

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  for number in 1...2 { DispatchQueue.main.async { order += "\(thread).\(number) " } }
}
DispatchQueue.main.async { print(order) }
print("before")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))

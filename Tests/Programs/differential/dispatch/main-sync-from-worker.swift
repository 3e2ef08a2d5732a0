// A worker waits for the main queue while the main thread serves it.
import Dispatch
import Foundation

DispatchQueue.global().async {
  let number = DispatchQueue.main.sync { Thread.isMainThread ? 1 : 2 }
  print(number, Thread.isMainThread)
}
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))

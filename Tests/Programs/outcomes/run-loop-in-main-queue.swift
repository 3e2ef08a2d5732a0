// outcomes: outer inner
// A run loop that runs in a block of the main queue leaves the other blocks alone.
import Foundation

DispatchQueue.main.async {
  DispatchQueue.main.async { print("inner") }
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
  print("outer", terminator: " ")
}
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))

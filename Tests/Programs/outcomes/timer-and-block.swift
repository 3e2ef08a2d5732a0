// outcomes: block timer|timer block
// assumes: exactTime
// A timer of the main run loop and a block of the main queue that are due at one instant come in either order.
import Foundation

nonisolated(unsafe) var order: [String] = []
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { order.append("block") }
Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in order.append("timer") }
RunLoop.main.run(until: Date(timeIntervalSinceNow: 2))
print(order.joined(separator: " "))

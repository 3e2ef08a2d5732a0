// outcomes: other slept
// assumes: exactTime widePools
// swift-version: 5
// A task that sleeps on its thread keeps it: on a machine with one processor the other one begins
// afterwards.
import Foundation

let lock = NSLock()
nonisolated(unsafe) var order: [String] = []
@Sendable func add(_ text: String) { lock.withLock { order.append(text) } }
@Sendable func sleepHere() { Thread.sleep(forTimeInterval: 0.1) }

let sleeping = Task.detached {
  sleepHere()
  add("slept")
}
let other = Task.detached { add("other") }
await sleeping.value
await other.value
print(order.joined(separator: " "))

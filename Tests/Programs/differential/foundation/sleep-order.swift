// Threads that sleep wake in the order of their deadlines.
import Foundation

let lock = NSLock()
nonisolated(unsafe) var order: [String] = []
@Sendable func say(_ text: String) { lock.withLock { order.append(text) } }
let ended = DispatchGroup()
let start = Date()
ended.enter()
Thread {
  Thread.sleep(forTimeInterval: 0.3)
  say("late")
  ended.leave()
}.start()
ended.enter()
Thread {
  Thread.sleep(until: start.addingTimeInterval(0.15))
  say("early")
  ended.leave()
}.start()
usleep(10)
say("at once")
ended.wait()
print(order.joined(separator: ", "), Date().timeIntervalSince(start) > 0.29, sleep(0))

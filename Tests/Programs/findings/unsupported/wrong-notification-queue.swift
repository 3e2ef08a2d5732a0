// finds: unsupported
// The queue posts when the real run loop is idle.
import Foundation

let name = Notification.Name("opened")
NotificationQueue.default.enqueue(Notification(name: name), postingStyle: .asap)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))

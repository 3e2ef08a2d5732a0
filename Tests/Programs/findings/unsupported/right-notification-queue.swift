// finds: nothing
// outcomes: opened
// The twin of wrong-notification-queue: the center posts at once.
import Foundation

let name = Notification.Name("opened")
let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
  @Sendable _ in print("opened")
}
NotificationCenter.default.post(name: name, object: nil)
NotificationCenter.default.removeObserver(observer)

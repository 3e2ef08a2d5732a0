// An observer with a queue is called there, and the post waits for it.
import Foundation

let center = NotificationCenter()
let name = Notification.Name("saved")
let queue = OperationQueue()
let observer = center.addObserver(forName: name, object: nil, queue: queue) { _ in
  print("observed", OperationQueue.current === queue)
}
center.post(name: name, object: nil)
print("posted")
queue.waitUntilAllOperationsAreFinished()
center.removeObserver(observer)

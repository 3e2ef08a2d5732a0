// finds: nothing
// Each token is removed once.
import Foundation

let name = Notification.Name("name")
let center = NotificationCenter()
let heard = DispatchSemaphore(value: 0)
let first = center.addObserver(forName: name, object: nil, queue: nil) { _ in }
center.removeObserver(first)
let second = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard.signal() }
DispatchQueue.global().async { center.post(name: name, object: nil) }
heard.wait()
center.removeObserver(second)

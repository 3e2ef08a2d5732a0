// finds: deadlock
// line: 15
// The center gives the number of an observer that was removed to the next one with that name and object: removing the
// first token once more removes the second observer. In the right twin each token is removed once.
import Foundation

let name = Notification.Name("name")
let center = NotificationCenter()
let heard = DispatchSemaphore(value: 0)
let first = center.addObserver(forName: name, object: nil, queue: nil) { _ in }
center.removeObserver(first)
let second = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard.signal() }
center.removeObserver(first)
DispatchQueue.global().async { center.post(name: name, object: nil) }
heard.wait()
center.removeObserver(second)

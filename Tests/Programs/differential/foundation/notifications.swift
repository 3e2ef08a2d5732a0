// Observers are called on the posting thread, one after the other, until they are removed.
import Foundation

let center = NotificationCenter()
let name = Notification.Name("saved")
let one = center.addObserver(forName: name, object: nil, queue: nil) { notification in
  print("one", notification.userInfo?["number"] as? Int ?? 0)
}
center.post(name: name, object: nil, userInfo: ["number": 1])
center.post(name: Notification.Name("other"), object: nil)
center.removeObserver(one)
center.post(name: name, object: nil, userInfo: ["number": 2])
print("end")

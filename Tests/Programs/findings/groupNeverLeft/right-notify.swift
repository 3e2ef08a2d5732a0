// finds: nothing
// The block that the group notifies runs on the main queue.
import Dispatch
import Foundation

let group = DispatchGroup()
group.enter()
DispatchQueue.global().async { group.leave() }
group.notify(queue: .main) { print("all loaded") }
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))

// finds: nothing
// outcomes: gave up
// Whoever sleeps between its looks is not going round in circles: it gives up in time.
import Foundation
import Synchronization

let isDone = Atomic(false)
var looks = 0
while !isDone.load(ordering: .acquiring), looks < 20 {
  Thread.sleep(forTimeInterval: 0.001)
  looks += 1
}
print(isDone.load(ordering: .acquiring) ? "done" : "gave up")

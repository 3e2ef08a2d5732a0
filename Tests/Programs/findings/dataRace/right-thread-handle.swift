// finds: nothing
// outcomes: true
// It looks when the other one has got it.
import Foundation

nonisolated(unsafe) var worker: pthread_t = 0
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { pthread_create(&worker, nil, { _ in nil }, nil) }
group.wait()
print(worker != 0)
pthread_join(worker, nil)

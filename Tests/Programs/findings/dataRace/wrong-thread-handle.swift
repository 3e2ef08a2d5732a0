// finds: dataRace
// line: 8
// One thread looks at a handle which another one gets at the same time, from pthread_create.
import Foundation

nonisolated(unsafe) var worker: pthread_t = 0
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { pthread_create(&worker, nil, { _ in nil }, nil) }
print(worker == 0)
group.wait()
pthread_join(worker, nil)

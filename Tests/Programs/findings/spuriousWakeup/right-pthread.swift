// finds: nothing
// assumes: nothing
// Whoever takes looks until there is something to take.
import Foundation

final class Queue: @unchecked Sendable {
  let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  let filled = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  var items: [Int] = []

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(filled, nil)
  }

  func put(_ item: Int) {
    pthread_mutex_lock(mutex)
    items.append(item)
    pthread_cond_signal(filled)
    pthread_mutex_unlock(mutex)
  }

  func take() -> Int {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while items.isEmpty { pthread_cond_wait(filled, mutex) }
    return items.removeFirst()
  }
}

let queue = Queue()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { print(queue.take()) }
queue.put(1)
group.wait()

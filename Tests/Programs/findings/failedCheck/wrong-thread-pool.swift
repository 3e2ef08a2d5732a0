// finds: failedCheck
// line: 36
// A woken thread does not look again: another one may have taken the job.
import Foundation

/// A small thread pool on pthreads.
final class Pool: @unchecked Sendable {
  var mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  var cond = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  var jobs: [() -> Void] = []
  var stopping = false
  var threads: [pthread_t] = []

  init(_ n: Int) {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(cond, nil)
    for _ in 0..<n {
      var t = pthread_t()
      pthread_create(
        &t, nil,
        { raw in
          guard let raw else { return nil }
          let pool = Unmanaged<Pool>.fromOpaque(raw).takeUnretainedValue()
          pool.loop()
          return nil
        }, Unmanaged.passUnretained(self).toOpaque())
      threads.append(t)
    }
  }

  func loop() {
    while true {
      pthread_mutex_lock(mutex)
      if jobs.isEmpty && !stopping { pthread_cond_wait(cond, mutex) }
      if jobs.isEmpty && stopping { pthread_mutex_unlock(mutex); return }
      let job = jobs.removeFirst()
      pthread_mutex_unlock(mutex)
      job()
    }
  }

  func submit(_ job: @escaping () -> Void) {
    pthread_mutex_lock(mutex)
    jobs.append(job)
    pthread_cond_signal(cond)
    pthread_mutex_unlock(mutex)
  }

  func shutdown() {
    pthread_mutex_lock(mutex)
    stopping = true
    pthread_cond_broadcast(cond)
    pthread_mutex_unlock(mutex)
    for t in threads { pthread_join(t, nil) }
  }
}

let pool = Pool(2)
let sumLock = NSLock()
nonisolated(unsafe) var sum = 0
for i in 1...2 {
  pool.submit {
    sumLock.lock(); sum += i; sumLock.unlock()
  }
}
pool.shutdown()
print(sum)

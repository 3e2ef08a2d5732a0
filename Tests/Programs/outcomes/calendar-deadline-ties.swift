// outcomes: heard|late
// A deadline on the calendar's clock and a sleep that is as long end together: either may come first.
import Glibc

final class Place: @unchecked Sendable {
  let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  func wait() {
    sleep(1)
    pthread_mutex_lock(mutex)
    var deadline = timespec()
    clock_gettime(CLOCK_REALTIME, &deadline)
    deadline.tv_sec += 1
    print(pthread_cond_timedwait(condition, mutex, &deadline) == 0 ? "heard" : "late")
    pthread_mutex_unlock(mutex)
  }
}

func run() {
  let place = Place()
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { place in
      Unmanaged<Place>.fromOpaque(place.unsafelyUnwrapped).takeUnretainedValue().wait()
      return nil
    }, Unmanaged.passUnretained(place).toOpaque())
  sleep(2)
  pthread_mutex_lock(place.mutex)
  pthread_cond_signal(place.condition)
  pthread_mutex_unlock(place.mutex)
  pthread_join(thread, nil)
}
run()

// A thread that nobody joins.
import Dispatch
import Glibc

let done = DispatchSemaphore(value: 0)

func run() {
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { _ in
      done.signal()
      return nil
    }, nil)
  print(pthread_detach(thread))
  done.wait()
  var pause = timespec(tv_sec: 0, tv_nsec: 1000)
  print(nanosleep(&pause, nil), usleep(10))
}

run()

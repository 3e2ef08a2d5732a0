// Values of each thread, and what is done with them at its end.
import Glibc

nonisolated(unsafe) var key = pthread_key_t()

func run() {
  pthread_key_create(&key) { value in
    print("destroyed", value.map { Int(bitPattern: $0) } ?? 0)
  }
  pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
  var thread = pthread_t()
  let failed = pthread_create(
    &thread, nil,
    { _ in
      print(pthread_getspecific(key) == nil)
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: 2))
      return nil
    }, nil)
  pthread_join(thread, nil)
  print(failed, pthread_getspecific(key).map { Int(bitPattern: $0) } ?? 0)
  pthread_key_delete(key)
}

run()

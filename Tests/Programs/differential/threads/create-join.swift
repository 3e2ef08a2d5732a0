// Threads get an argument and give a result.
import Glibc

func run() {
  var thread = pthread_t()
  var number = 20
  let failed = pthread_create(
    &thread, nil,
    { argument in
      argument?.assumingMemoryBound(to: Int.self).pointee += 1
      return argument
    }, &number)
  var result: UnsafeMutableRawPointer?
  let joined = pthread_join(thread, &result)
  print(failed, joined, number, result == nil, pthread_equal(pthread_self(), pthread_self()) != 0)
}

run()

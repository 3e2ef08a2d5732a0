// Normal, recursive and error-checking mutexes, and what they answer.
import Glibc

func made(_ kind: Int) -> UnsafeMutablePointer<pthread_mutex_t> {
  var attributes = pthread_mutexattr_t()
  pthread_mutexattr_init(&attributes)
  pthread_mutexattr_settype(&attributes, Int32(kind))
  let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  pthread_mutex_init(mutex, &attributes)
  pthread_mutexattr_destroy(&attributes)
  return mutex
}

func run() {
  let normal = made(Int(PTHREAD_MUTEX_NORMAL))
  print(pthread_mutex_lock(normal), pthread_mutex_trylock(normal) == EBUSY)
  print(pthread_mutex_unlock(normal), pthread_mutex_destroy(normal))
  let recursive = made(Int(PTHREAD_MUTEX_RECURSIVE))
  print(pthread_mutex_lock(recursive), pthread_mutex_lock(recursive))
  print(pthread_mutex_trylock(recursive), pthread_mutex_unlock(recursive))
  print(pthread_mutex_unlock(recursive), pthread_mutex_unlock(recursive))
  print(pthread_mutex_unlock(recursive) == EPERM)
  let checking = made(Int(PTHREAD_MUTEX_ERRORCHECK))
  print(pthread_mutex_unlock(checking) == EPERM, pthread_mutex_lock(checking))
  print(pthread_mutex_lock(checking) == EDEADLK, pthread_mutex_trylock(checking) == EBUSY)
  print(pthread_mutex_unlock(checking))
}

run()

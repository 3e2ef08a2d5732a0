// outcomes: end
// assumes: machine
// What a block has set for the thread of a pool is destroyed when the system ends that thread, if it does.
import Dispatch
import Glibc

func run() {
  var key = pthread_key_t()
  pthread_key_create(&key) { _ in print("destroyed") }
  let own = key
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    pthread_setspecific(own, UnsafeRawPointer(bitPattern: 8))
  }
  group.wait()
  print("end")
}
run()

// finds: nothing
// certainty: sampled
// because: unfairLoop
// A worker counts until it is stopped. How often it goes round has no bound, so that not every order can be tried.
import Dispatch
import Synchronization

let isStopped = Atomic(false)
let rounds = Atomic(0)
let worker = DispatchGroup()
DispatchQueue.global().async(group: worker) { @Sendable in
  while !isStopped.load(ordering: .relaxed) {
    rounds.add(1, ordering: .relaxed)
  }
}
isStopped.store(true, ordering: .relaxed)
worker.wait()
print("stopped")

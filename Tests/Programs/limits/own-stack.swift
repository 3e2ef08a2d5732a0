// outcomes: 2
// Main hands out a pointer to its own stack and goes on writing there, a data race. What a thread does
// to its own stack is taken to be its own business.
import Dispatch

func run() {
  var count = 0
  withUnsafeMutablePointer(to: &count) { pointer in
    nonisolated(unsafe) let shared = pointer
    let ended = DispatchGroup()
    DispatchQueue.global().async(group: ended) { shared.pointee += 1 }
    shared.pointee += 1
    ended.wait()
  }
  print(count)
}
run()

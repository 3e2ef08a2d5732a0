// finds: nothing
// The copy is read after the lock, and the variable changes while it is held.
import Dispatch
import Synchronization

nonisolated(unsafe) var changes = 0

func run() {
  let numbers = Mutex([[1, 2]])
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    let copy = numbers.withLock { numbers in
      changes += 1
      return numbers
    }
    print(copy.map { $0.map { $0 + 1 } })
  }
  numbers.withLock { numbers in
    numbers[0][0] += 1
    changes += 1
  }
  group.wait()
}

run()

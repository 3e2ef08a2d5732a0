// finds: dataRace
// line: 19
// That a copy of an array has gone when the array is changed in place orders nothing but the array.
import Dispatch
import Synchronization

nonisolated(unsafe) var changes = 0

func run() {
  let numbers = Mutex([1, 2])
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    let copy = numbers.withLock { $0 }
    print(copy.map { $0 + 1 })
    changes += 1
  }
  numbers.withLock { numbers in
    numbers[0] += 1
    changes += 1
  }
  group.wait()
}

run()

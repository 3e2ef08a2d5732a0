// finds: dataRace
// line: 12 13
// Main hands out a pointer to its own stack and goes on writing there.
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

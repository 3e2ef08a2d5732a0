// finds: dataRace
// line: 14
// A pointer to an array's elements is used after the call that it belongs to: the array may have ended.
import Dispatch

let group = DispatchGroup()

func send(_ packet: [Int]) {
  packet.withUnsafeBufferPointer { elements in
    nonisolated(unsafe) let first = elements.baseAddress
    DispatchQueue.global().async(group: group) {
      var sum = 0
      if let first {
        sum += first[0] + first[1]
      }
      print(sum > 0)
    }
  }
}

func run() {
  send((1...3).map { $0 })
  group.wait()
}

run()

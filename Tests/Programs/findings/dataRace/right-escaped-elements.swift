// finds: nothing
// The block has the array itself, which lives as long as the block.
import Dispatch

let group = DispatchGroup()

func send(_ packet: [Int]) {
  DispatchQueue.global().async(group: group) {
    print(packet.withUnsafeBufferPointer { $0[0] + $0[1] })
  }
}

func run() {
  send((1...3).map { $0 })
  group.wait()
}

run()

// repository: typelift/Concurrent
// commit: 6095c2ce07b8f065abc10710b214808fec0db2b2
// files: Sources/Concurrent
// module: Concurrent
// swift-version: 5
// A channel without a bound, with two writers.
import Concurrent
import Foundation

let channel = Chan<Int>()
for number in 1...2 {
  let thread = Thread { channel.write(number) }
  thread.start()
}
print(channel.read() + channel.read())

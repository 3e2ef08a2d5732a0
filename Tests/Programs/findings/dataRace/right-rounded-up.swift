// Memory that another thread has given back is used again, and more of it than was asked for: the end of an array
// ends all that it could have held, also what the allocator rounded up.
import Foundation

final class Record: @unchecked Sendable {
  var fields = (0, 0, 0, 0, 0)
}

@inline(never)
func change(_ record: Record) { record.fields.4 += 1 }

@inline(never)
func sum(_ bytes: [UInt8]) -> Int {
  bytes.withUnsafeBufferPointer { $0.reduce(0) { $0 + Int($1) } }
}

func run() {
  let first = Thread { change(Record()) }
  let second = Thread {
    print(sum([UInt8](repeating: 1, count: 9)))
  }
  first.start()
  second.start()
  sleep(1)
}

run()

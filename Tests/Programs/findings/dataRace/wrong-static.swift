// finds: dataRace
// line: 9
// Numbers for tickets come from a static variable.
import Foundation

enum Tickets {
  nonisolated(unsafe) static var last = 0
  static func next() -> Int {
    last += 1
    return last
  }
}

let done = DispatchSemaphore(value: 0)
let seller = Thread {
  _ = Tickets.next()
  done.signal()
}
seller.start()
_ = Tickets.next()
done.wait()
print(Tickets.last)

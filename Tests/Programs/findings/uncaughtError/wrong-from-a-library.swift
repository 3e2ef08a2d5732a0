// finds: uncaughtError
// line: 15
// What the library throws ends the program, and not what was thrown and caught before.
import Dispatch
import Foundation

struct Closed: Error {}

func open() throws { throw Closed() }

let done = DispatchSemaphore(value: 0)
DispatchQueue.global().async { done.signal() }
done.wait()
try? open()
let numbers = try JSONDecoder().decode([Int].self, from: Data("[".utf8))

print(numbers)

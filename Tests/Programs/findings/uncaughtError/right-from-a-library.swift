// finds: nothing
// outcomes: none
// What the library throws is caught.
import Dispatch
import Foundation

struct Closed: Error {}

func open() throws { throw Closed() }

let done = DispatchSemaphore(value: 0)
DispatchQueue.global().async { done.signal() }
done.wait()
try? open()
let numbers = try? JSONDecoder().decode([Int].self, from: Data("[".utf8))
print(numbers == nil ? "none" : "some")

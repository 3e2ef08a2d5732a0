// finds: nothing
// A queue is resumed as often as it was suspended.
import Dispatch

let queue = DispatchQueue(label: "work")
queue.suspend()
queue.async { print("one") }
queue.resume()
queue.sync {}

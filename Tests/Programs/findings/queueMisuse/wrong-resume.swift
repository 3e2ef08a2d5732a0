// finds: queueMisuse
// line: 9
// A queue that was not suspended is resumed.
import Dispatch

let queue = DispatchQueue(label: "work")
queue.async { print("one") }
queue.sync {}
queue.resume()

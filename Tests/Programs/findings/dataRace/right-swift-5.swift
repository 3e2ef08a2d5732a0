// swift-version: 5
// finds: nothing
// A captured variable that only one queue writes.
import Dispatch

func load() -> Int {
  var bytes = 0
  let queue = DispatchQueue(label: "bytes")
  queue.async { bytes += 10 }
  queue.async { bytes += 20 }
  return queue.sync { bytes }
}

print(load())

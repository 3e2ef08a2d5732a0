// swift-version: 5
// finds: dataRace
// line: 10 11
// What Swift 5 still accepts: a captured variable, written on another thread.
import Dispatch

func load() -> Int {
  var bytes = 0
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { bytes += 10 }
  DispatchQueue.global().async(group: group) { bytes += 20 }
  group.wait()
  return bytes
}

print(load())

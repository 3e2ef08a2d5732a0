// finds: dataRace
// line: 13 17
// The static orders nothing if the reader is the one who makes it.
import Dispatch

enum Settings {
  static let values = [1, 2, 3].map { $0 * 2 }
}

nonisolated(unsafe) var count = 0
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  count = 1
  _ = Settings.values
}
DispatchQueue.global().async(group: group) {
  print(Settings.values, count)
}
group.wait()

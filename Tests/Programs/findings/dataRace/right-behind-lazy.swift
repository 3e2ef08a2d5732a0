// finds: nothing
// The group orders the two, whoever makes the static.
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
group.wait()
DispatchQueue.global().async(group: group) {
  print(Settings.values, count)
}
group.wait()
